// Builds the client into the Python package. `--watch` builds again when a source changes.
// PYTHON names the interpreter that writes what the client takes from the games.

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { context, build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.CLIENT_OUT ?? join(here, "../src/landsraad/static");
const python = process.env.PYTHON ?? "python3";

/** index.html with the addresses of what was built; those change with their contents. */
const page = {
  name: "page",
  setup(build) {
    build.onEnd(({ metafile }) => {
      if (!metafile) return;
      const built = (entry) =>
        Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry)[0];
      const html = readFileSync(join(here, "index.html"), "utf8")
        .replace("{{style}}", `/assets/${basename(built("style/main.css"))}`)
        .replace("{{script}}", `/assets/${basename(built("src/main.tsx"))}`);
      writeFileSync(join(out, "index.html"), html);
      copyFileSync(join(here, "icon.svg"), join(out, "icon.svg"));
    });
  },
};

/** `import address from "./painter?worker"`: a bundle of its own, whose address the page starts. */
const workers = {
  name: "workers",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?worker$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("?worker", ".js")),
      namespace: "worker",
    }));
    onLoad({ filter: /./, namespace: "worker" }, async ({ path }) => {
      const source = path.replace(/js$/, "ts");
      const { target, minify } = options;
      const made = await build({
        entryPoints: [source],
        bundle: true,
        write: false,
        target,
        minify,
      });
      return { contents: made.outputFiles[0].contents, loader: "file", watchFiles: [source] };
    });
  },
};

/** Copies for browsers that take Brotli; the Python build adds those for all others. */
function compress() {
  for (const name of readdirSync(out, { recursive: true })) {
    const file = join(out, name);
    if ([".css", ".html", ".js", ".svg"].includes(extname(name)))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

const options = {
  absWorkingDir: here,
  entryPoints: ["src/main.tsx", "style/main.css"],
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: ["es2022"],
  minify: true,
  sourcemap: false,
  metafile: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".ftl": "text", ".svg": "text", ".woff2": "file" },
  legalComments: "none",
  logLevel: "warning",
  plugins: [page, workers],
};

execFileSync(python, [join(here, "../tools/client_data.py")], { stdio: "inherit" });
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
if (process.argv.includes("--watch")) {
  await (await context({ ...options, minify: false, sourcemap: "inline" })).watch();
} else {
  await build(options);
  compress();
}
