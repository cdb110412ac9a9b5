// Long texts, arguments of other types, and what follows when the module has failed.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import * as virgule from "virgule";

const MAX_LENGTH = 2 ** 24;
const MIB = 2 ** 20;

// The bundle hides the module; here it is with what its own memory tells.
const folder = mkdtempSync(join(tmpdir(), "virgule-"));
const outfile = join(folder, "inside.mjs");
after(() => rmSync(folder, { recursive: true }));
await build({
  stdin: {
    contents: `
      export * from "./src/index.js";
      export { memoryBytes } from "./src/module.js";
      export { initSync } from "./module/virgule_wasm.js";`,
    resolveDir: fileURLToPath(new URL("..", import.meta.url)),
  },
  outfile,
  bundle: true,
  platform: "neutral",
  target: "es2022",
  format: "esm",
  loader: { ".wasm": "binary" },
  logOverride: { "empty-import-meta": "silent" },
});
const inside = await import(pathToFileURL(outfile));

function answersAreRight(functions) {
  assert.equal(functions.normalize("HTTP://A/../b"), "http://a/b");
  assert.equal(functions.equal("http://a", "http://a/"), true);
  assert.equal(functions.resolve("http://a/b", "c"), "http://a/c");
  assert.equal(functions.parse("http://é/ü").path, "/%C3%BC");
  assert.deepEqual(functions.parseAll(["http://a/", "b c"]).map(({ path }) => path), ["/", "b%20c"]);
}

test("a text that is too long is refused, and the next one is read", () => {
  const long = `http://a/${"é".repeat(1e8)}`;
  assert.match(virgule.parse(long).error, /16777216 characters/);
  assert.match(virgule.parseAll(["http://a/", long])[1].error, /16777216 characters/);
  for (const call of [
    () => virgule.normalize(long),
    () => virgule.equal(long, long),
    () => virgule.equal("a", long),
    () => virgule.resolve("http://a/", long),
    () => virgule.resolve(long, ""),
    () => virgule.serialize({ path: long }),
    () => virgule.resolveComponent({ scheme: "a" }, { path: long }),
  ]) {
    assert.throws(call, RangeError);
  }
  answersAreRight(virgule);
});

test("the longest text is read, and its memory given back", () => {
  const before = inside.memoryBytes();
  const text = "http://a/".padEnd(MAX_LENGTH, "b");
  assert.equal(inside.parse(text).path.length, MAX_LENGTH - "http://a".length);
  assert.equal(inside.normalize(text), text);
  assert.equal(inside.parseAll([text, "a", text, "b"]).filter(({ error }) => error === undefined).length, 4);
  assert.equal(inside.memoryBytes(), before);
  answersAreRight(inside);
});

test("a text is repaired in a bounded memory, up to a length", () => {
  const before = inside.memoryBytes();
  const text = `http://a/${"é".repeat(MIB / 2 - 9)}`;
  assert.equal(inside.parse(text).path.length, 3 * (MIB - 18) + 1);
  assert.equal(inside.parse(inside.normalize(text)).path.length, 3 * (MIB - 18) + 1);
  assert.equal(inside.resolve("http://a/", text), inside.normalize(text));
  assert.equal(inside.parseAll(["a", text])[1].error, undefined);
  // Twelve bytes for each byte of the text: UTF-16 as UTF-8 takes up to three, the repaired text three, and allocators double.
  assert.ok(inside.memoryBytes() - before <= 12 * MIB, `${inside.memoryBytes() - before} bytes`);
  assert.match(inside.parse(`${text}ééééééééééé`).error, /1048576 bytes/);
  assert.equal(inside.normalize(`${text}ééééééééééé`), `${text}ééééééééééé`);
});

test("after a failure of the module a new instance answers", () => {
  const { __wbindgen_malloc: allocate } = inside.initSync();
  // All memory that a module can have, without a byte of it written.
  for (const size of [2 ** 28, 2 ** 20]) {
    assert.throws(() => {
      for (;;) allocate(size, 1);
    }, WebAssembly.RuntimeError);
  }
  const text = `http://a/${"b".repeat(2 ** 23)}`;
  assert.throws(() => inside.parse(text), RangeError);
  answersAreRight(inside);
  assert.equal(inside.normalize(text), text);
  assert.ok(inside.memoryBytes() <= 16 * MIB);
});

test("a value that is not a string never reaches the module", () => {
  for (const wrong of [5, 0, NaN, true, null, undefined, [], {}, Symbol("a"), () => "a", new String("http://a/"), 1n]) {
    const calls = [
      () => virgule.parse(wrong),
      () => virgule.parseAll(wrong === null || typeof wrong !== "object" ? wrong : [wrong]),
      () => virgule.parseAll(["a", wrong]),
      () => virgule.resolve(wrong, "a"),
      () => virgule.resolve("a:", wrong),
    ];
    if (typeof wrong !== "object" || wrong === null || Array.isArray(wrong)) {
      calls.push(
        () => virgule.normalize(wrong),
        () => virgule.equal(wrong, "a"),
        () => virgule.equal("a", wrong),
        () => virgule.serialize(wrong),
        () => virgule.resolveComponent(wrong, {}),
        () => virgule.resolveComponent({}, wrong),
      );
    }
    if (wrong !== undefined && wrong !== null) {
      calls.push(
        () => virgule.serialize({ scheme: wrong }),
        () => virgule.serialize({ host: wrong, path: "a" }),
        () => virgule.equal({ query: wrong }, "a"),
        () => virgule.normalize({ nid: wrong }),
      );
      if (typeof wrong !== "object") calls.push(() => virgule.parse("a", wrong));
    }
    for (const call of calls) assert.throws(call, TypeError, `${String(wrong)}: ${call}`);
  }
  // A hole in an array, and one that is not null of a component.
  assert.throws(() => virgule.parseAll(new Array(2)), TypeError);
  assert.equal(virgule.serialize({ scheme: "a", host: null, path: "b", port: null }), "a:b");
});

test("a URN keeps its escapes, and its namespace has none", () => {
  const { error, nid, path } = virgule.parse("urn:%66oo:bar");
  assert.deepEqual([typeof error, nid, path], ["string", undefined, "%66oo:bar"]);
  assert.equal(virgule.parse("urn:foo:b%61r").nss, "b%61r");
  assert.equal(virgule.equal("urn:foo:b%61r", "urn:foo:bar"), false);
  assert.equal(virgule.equal("urn:foo:b%6a", "URN:FOO:b%6A"), true);
});

test("the host of a domain scheme is the one that is asked", () => {
  for (const [host, asked] of [
    ["2130706433", "127.0.0.1"],
    ["0x7f.1", "127.0.0.1"],
    ["0177.0.0.1", "127.0.0.1"],
    ["127.0.0.1.", "127.0.0.1"],
    ["10.0.0.1", "10.0.0.1"],
    ["a.1x", "a.1x"],
  ]) {
    for (const scheme of ["http", "https", "ws", "wss"]) {
      const uri = `${scheme}://u@${host}:81/`;
      assert.equal(virgule.parse(uri).host, asked, uri);
      assert.equal(virgule.normalize(uri), `${scheme}://u@${asked}:81/`);
      assert.equal(virgule.resolve(`${scheme}://b/`, `//u@${host}:81/`), `${scheme}://u@${asked}:81/`);
      assert.equal(new URL(uri).hostname, asked);
    }
    assert.equal(virgule.parse(`foo://${host}/`).host, host);
  }
  for (const uri of ["http://a.0x1/", "http://1.2.3.4.5/", "http://256.1.1.1/"]) {
    assert.equal(typeof virgule.parse(uri).error, "string", uri);
    assert.equal(virgule.equal(uri, uri), false);
    assert.equal(URL.canParse(uri), false);
  }
});
