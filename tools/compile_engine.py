"""Engine and bots compiled: as machine code, by mypyc from the same sources.

    python -m tools.compile_engine

It needs a C compiler and the headers of the interpreter. Nothing lands beside the sources: they are
copied into `build/fast`, classes are written out on the way (see written_out.py), and the compiled
modules come to `build/fast/engine` with a fingerprint of what they were made from
(see src/landsraad/compiled.py).
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "landsraad"
BUILD = ROOT / "build" / "fast"

sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(SOURCES))
os.environ["LANDSRAAD_PURE"] = "1"  # classes are written out from what they are in the sources

from landsraad.compiled import BOTS, ENGINE, STAMPS, fingerprint, source_files  # noqa: E402
from tools.written_out import written_out  # noqa: E402

UNCOMPILED = re.compile(
    r"""
    .*/__init__ |
    # Written at run time, or read by their annotations.
    kernel/(action|event|native|outcome|reading|setup|slots|state|view_shapes|view_types) |
    (dune|arrakis)/(actions/.*|event_data|event_types|view_types) |
    # Called once in a while, if at all.
    kernel/(cases/.*|choices/narrowing|errors|laws/.*|record|refusals|registry|rules) |
    (dune|arrakis)/(invariants(/.*)?|names|options|position(_\w+)?) |
    # Steps with two bases, which mypyc does not have.
    arrakis/solo/.* |
    # From these others derive; the levels themselves are packages, and steer but do not reckon.
    bots/(advice|budget|order|partner|playing|random|registry|search|seat|temperament|worlds) |
    bots/(mentat/thinker|recruit/rule_bot)
    """,
    re.VERBOSE,
)
"""Modules that stay as they are, by path without ending."""
OPTIMISED = "1"
"""gcc's level: 3, which is mypyc's own, takes one and a half times as long to compile."""
WITHIN = ["-Wl,-Bsymbolic-functions"]
"""For the linker: calls from one compiled module to another go straight there."""


def compile_engine() -> Path:
    """Compile everything; the folder with the compiled modules."""
    shutil.rmtree(BUILD, ignore_errors=True)
    made_from = {stamp: fingerprint(PACKAGE, parts) for stamp, parts in STAMPS.items()}
    copies = write_copies(BUILD / "source")
    with working_in(BUILD / "source"):
        extensions = translated(copies)
    compile_all(extensions, BUILD / "engine")
    for stamp, found in made_from.items():
        (BUILD / "engine" / stamp).write_text(found, encoding="ascii")
    return BUILD / "engine"


def write_copies(folder: Path) -> list[str]:
    """Copy the sources, those to compile written out; the paths of these."""
    compiled: list[str] = []
    needed = source_files(PACKAGE, (*ENGINE, *BOTS))
    for file in [PACKAGE / "__init__.py", PACKAGE / "compiled.py", *needed]:
        path = file.relative_to(SOURCES)
        text = file.read_text(encoding="utf-8")
        if file.parent != PACKAGE and is_compiled(file):
            text = written_out(".".join(path.with_suffix("").parts), text)
            compiled.append(str(path))
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return compiled


def is_compiled(file: Path) -> bool:
    name = file.relative_to(PACKAGE).with_suffix("").as_posix()
    return not UNCOMPILED.fullmatch(name)


@contextmanager
def working_in(folder: Path) -> Iterator[None]:
    """Run in a folder: modules are named by the way from there."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def translated(files: list[str]) -> list[Any]:
    """These modules in C."""
    from mypyc.build import mypycify

    return mypycify(
        ["--explicit-package-bases", "--no-warn-unused-ignores", "--no-warn-return-any", *files],
        opt_level=OPTIMISED,
        debug_level="0",
        multi_file=True,
        target_dir=str(BUILD / "c"),
    )


def compile_all(extensions: list[Any], engine: Path) -> None:
    """Compile and link all of them, as many at once as there are processors."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        compiled = [
            (each, [pool.submit(compile_one, each, source) for source in each.sources])
            for each in extensions
        ]
        linked = [
            pool.submit(link, each.name, [made.result() for made in objects], engine)
            for each, objects in compiled
        ]
        for done in linked:
            done.result()


def compile_one(extension: Any, source: str) -> str:
    (made,) = compiler().compile(
        [source],
        output_dir=str(BUILD / "objects"),
        include_dirs=[*extension.include_dirs, sysconfig.get_path("include")],
        extra_preargs=extension.extra_compile_args,
    )
    return str(made)


def link(name: str, objects: list[str], engine: Path) -> None:
    file = engine.joinpath(*name.split(".")).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
    file.parent.mkdir(parents=True, exist_ok=True)
    compiler().link_shared_object(objects, str(file), extra_postargs=WITHIN)


def compiler() -> Any:
    """The C compiler that the interpreter was built with.

    By now mypyc has imported setuptools, which brings distutils where Python has none any more.
    """
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    made = new_compiler()
    customize_compiler(made)
    return made


if __name__ == "__main__":
    print(f"compiled into {compile_engine().relative_to(ROOT)}")
