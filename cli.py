"""Start the command line from a checkout: ``python cli.py play``."""

from engine.cli import main

if __name__ == "__main__":
    main()
