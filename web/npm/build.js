// Bundles src/ and the module of `cargo xtask npm` into dist/, once for `import` and once for `require`. The WebAssembly is
// embedded: loading it is synchronous, and no bundler has to know where it is.
import { build } from "esbuild";
import { copyFile, readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const from = (path) => fileURLToPath(new URL(path, import.meta.url));

// A module as a string of one character for each byte. Base64, of the same length, hides what repeats: it is a third larger after
// gzip.
const embedded = {
  name: "embedded",
  setup({ onLoad }) {
    onLoad({ filter: /\.wasm$/ }, async ({ path }) => ({
      contents: `
        const text = ${JSON.stringify((await readFile(path)).toString("latin1"))};
        const bytes = new Uint8Array(text.length);
        for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
        export default bytes;`,
    }));
  },
};

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
    charset: "utf8",
    plugins: [embedded],
    // Only what loads the module asynchronously asks for its own address; it is not used here.
    logOverride: { "empty-import-meta": "silent" },
    minifyWhitespace: true,
  });
  const bundled = await readFile(from(file));
  console.log(`${file}: ${bundled.length} bytes, ${gzipSync(bundled, { level: 9 }).length} after gzip`);
}
await copyFile(from("src/index.d.ts"), from("dist/index.d.ts"));
await copyFile(from("src/index.d.ts"), from("dist/index.d.cts"));
// The packed files are those of this folder.
for (const license of ["LICENSE-MIT", "LICENSE-APACHE"]) await copyFile(from(`../../${license}`), from(license));
