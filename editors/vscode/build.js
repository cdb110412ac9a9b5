// Bundles extension.js into dist/, and writes LICENSE.txt: the licenses of this repository and of the bundled packages, which
// have to accompany their code.
"use strict";

const { buildSync } = require("esbuild");
const { readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

process.chdir(__dirname);
const { metafile } = buildSync({
  entryPoints: ["extension.js"],
  outfile: "dist/extension.js",
  bundle: true,
  platform: "node",
  // That of the oldest version of VS Code in package.json.
  target: "node18",
  external: ["vscode"],
  minify: true,
  metafile: true,
});

const licenses = (folder) => readdirSync(folder).filter((name) => /^licen[cs]e/i.test(name));
const text = (path) => readFileSync(path, "utf8").trim();
const root = join("..", "..");
const parts = licenses(root).map((name) => text(join(root, name)));
const packages = Object.keys(metafile.inputs).map(
  (path) => path.match(/^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0],
);
for (const folder of [...new Set(packages)].filter(Boolean).sort()) {
  const { name, version } = JSON.parse(text(join(folder, "package.json")));
  const [license] = licenses(folder);
  if (!license) throw new Error(`${folder} has no license file`);
  parts.push(`dist/extension.js contains ${name} ${version}:\n\n${text(join(folder, license))}`);
}
writeFileSync("LICENSE.txt", `${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
