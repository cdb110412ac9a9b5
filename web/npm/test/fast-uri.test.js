// fast-uri's own tests, of the version in package-lock.json, with this package in its place. What differs is listed with its reason
// in fast-uri/deviations.json: the number of assertions of each test. Neither more nor fewer may fail.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";

const require = createRequire(import.meta.url);
const PEER = require.resolve("fast-uri");
const TESTS = join(dirname(PEER), "test");
const RUN = new URL("fast-uri/run.cjs", import.meta.url).pathname;
const DEVIATIONS = JSON.parse(readFileSync(new URL("fast-uri/deviations.json", import.meta.url), "utf8"));

function run(implementation, file) {
  return JSON.parse(execFileSync(process.execPath, [RUN, implementation, join(TESTS, file)], { encoding: "utf8" }));
}

// The number of each test's assertions that may fail.
function allowed(file) {
  const counts = {};
  for (const { tests } of DEVIATIONS) {
    for (const [name, count] of Object.entries(tests[file] ?? {})) counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

const files = readdirSync(TESTS).filter((file) => file.endsWith(".test.js"));

for (const file of files) {
  test(file, () => {
    const peer = run(PEER, file);
    assert.deepEqual(peer.failures, [], "fast-uri fails its own tests");
    assert.ok(peer.assertions > 0);
    const { failures } = run(require.resolve("virgule"), file);
    const counts = {};
    for (const { test } of failures) counts[test] = (counts[test] ?? 0) + 1;
    assert.deepEqual(counts, allowed(file), JSON.stringify(failures, null, 1));
  });
}

test("each deviation is of a test that there is", () => {
  const named = new Set(DEVIATIONS.flatMap(({ tests }) => Object.keys(tests)));
  assert.deepEqual([...named].filter((file) => !files.includes(file)), []);
  for (const { reason } of DEVIATIONS) assert.ok(reason.length > 0);
});
