"""`python -m landsraad.cli` is the same as `landsraad`."""

from landsraad.cli import main

if __name__ == "__main__":
    main()
