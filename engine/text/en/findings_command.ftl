# Findings about what is named on the command line. A sentence has no full stop and no capital at its start, because it
# stands after "error[E0160]: "; its .help is one or two plain sentences.

E0160 = “{ $file }” lies in no pack: there is no pack.yaml above it
    .help = A file is read together with its pack. Give a file in the folder of a pack, or that folder.
    .example =
        wrong:  cardwright check notes.yaml
        right:  cardwright check some_pack/cards.yaml

E0161 = “{ $file }” is not read by its pack
    .help = Name the file under “files” in pack.yaml, or delete it. Scenarios stand in the folder “scenarios”, texts for people in “text”.
    .example =
        wrong:  files: [cards.yaml], and a file tokens.yaml beside it
        right:  files: [cards.yaml, tokens.yaml]

E0162 = “{ $file }” is no file that belongs in a pack
    .help = A pack is made of YAML files and of texts for people that end in .ftl.
    .example =
        wrong:  cardwright check some_pack/cover.png
        right:  cardwright check some_pack

E0163 = “{ $file }” is no YAML file
    .help = Effects stand in YAML files only; give one of them, or the folder of a pack.
    .example =
        wrong:  cardwright format some_pack/text/en/names.ftl
        right:  cardwright format some_pack/cards.yaml
