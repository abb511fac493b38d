"""Lints the browser client and its tests and checks their layout; `--fix` mends what can be mended.

Run: python -m tools.check_client [--fix]            (make check, make format)
"""

from __future__ import annotations

import subprocess
import sys

from tools.build_client import CLIENT, ROOT, find_node, install

FOLDERS = ("client", "tests/client")
ESLINT = ("eslint/bin/eslint.js", "--config", "client/eslint.config.mjs", "--max-warnings", "0")
PRETTIER = ("prettier/bin/prettier.cjs", "--config", "client/package.json", "--log-level", "warn")
IGNORED = ("--ignore-path", "client/.prettierignore")


def main(*, fix: bool) -> int:
    """Run both tools, the second also if the first finds something; 0 if all is well."""
    install(dev=True)
    if not (CLIENT / "generated").is_dir():  # what the client imports, or its types are unknown
        subprocess.run([sys.executable, str(ROOT / "tools" / "client_data.py")], check=True)
    linted = run(*ESLINT, *(["--fix"] if fix else []))
    laid_out = run(*PRETTIER, *IGNORED, "--write" if fix else "--check")
    return linted or laid_out


def run(script: str, *options: str) -> int:
    node, _ = find_node()
    command = [node, str(CLIENT / "node_modules" / script), *options, *FOLDERS]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(fix="--fix" in sys.argv[1:]))
