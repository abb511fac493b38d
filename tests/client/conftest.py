"""How the client's own tests are run: bundled by esbuild, by node."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.build_client import CLIENT, find_node

HERE = Path(__file__).parent
UNITS = sorted(file.stem for file in HERE.glob("*.test.ts"))
"""The client's own unit tests."""
SECONDS = 120
BUNDLE = """import { build } from "esbuild";
const noWorkers = {
  name: "no-workers",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\\?worker$/ }, ({ path }) => ({ path, namespace: "worker" }));
    onLoad({ filter: /./, namespace: "worker" }, () => ({ contents: "", loader: "text" }));
  },
};
await build({ ...JSON.parse(process.argv[1]), plugins: [noWorkers] });
"""
"""Where there is no page, nothing is painted."""

Node = Callable[..., str]


def run_node(*arguments: str | Path, seconds: float = SECONDS) -> str:
    """What node prints; its complaint if it fails."""
    node, _ = find_node()
    done = subprocess.run(
        [node, *map(str, arguments)],
        cwd=CLIENT,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def node() -> Node:
    assert (CLIENT / "node_modules").is_dir(), "the client is not built: run `make client`"
    return run_node


@pytest.fixture(scope="session")
def bundled(node: Node, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Bundles one of the TypeScript files beside this one; unit tests all at once."""
    folder = tmp_path_factory.mktemp("bundled")

    def bundle(name: str) -> Path:
        made = folder / f"{name}.mjs"
        if made.exists():
            return made
        options = {
            "entryPoints": [f"{HERE / each}.ts" for each in (UNITS if name in UNITS else [name])],
            "outdir": str(folder),
            "outExtension": {".js": ".mjs"},
            "bundle": True,
            "platform": "node",
            "format": "esm",
            "target": "es2022",
            "loader": {".ftl": "text", ".svg": "text"},
        }
        node("--input-type=module", "--eval", BUNDLE, json.dumps(options))
        return made

    return bundle
