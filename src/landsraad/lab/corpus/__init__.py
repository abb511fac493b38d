"""A corpus: the records of many games in one file, to be read as a stream or by number.

    with open_corpus(Path("dune.corpus")) as games:
        games[4711].verify()
        for record in games:
            for view in views(record, "guild"):
                ...

`file` is the format, `making` plays the games that go in. The command is `landsraad corpus`.
"""

from landsraad.lab.corpus.file import BadCorpus, Corpus, open_corpus, views, write_corpus

__all__ = ["BadCorpus", "Corpus", "open_corpus", "views", "write_corpus"]
