// Bundles src/ and the module of `cargo xtask npm` into dist/, once for `import` and once for `require`. The WebAssembly is
// embedded: loading it is synchronous, and no bundler has to know where it is.
import { build } from "esbuild";
import { copyFile, rm, stat } from "node:fs/promises";

const from = (path) => new URL(path, import.meta.url).pathname;

await rm(from("dist"), { recursive: true, force: true });
for (const [format, file] of [
  ["esm", "dist/index.js"],
  ["cjs", "dist/index.cjs"],
]) {
  await build({
    entryPoints: [from("src/index.js")],
    outfile: from(file),
    bundle: true,
    format,
    // Code for Node alone would not run in a browser.
    platform: "neutral",
    target: "es2022",
    loader: { ".wasm": "binary" },
    // Only what loads the module asynchronously asks for its own address; it is not used here.
    logOverride: { "empty-import-meta": "silent" },
    minifyWhitespace: true,
  });
  console.log(`${file}: ${(await stat(from(file))).size} bytes`);
}
await copyFile(from("src/index.d.ts"), from("dist/index.d.ts"));
await copyFile(from("src/index.d.ts"), from("dist/index.d.cts"));
// The packed files are those of this folder.
for (const license of ["LICENSE-MIT", "LICENSE-APACHE"]) await copyFile(from(`../${license}`), from(license));
