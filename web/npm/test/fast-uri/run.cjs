// Runs a file of fast-uri's own tests with another implementation, and prints what failed as JSON. It takes the place of the
// package that they test, and of the library that runs them.
//
//     node run.cjs IMPLEMENTATION FILE
const assert = require("node:assert/strict");
const Module = require("node:module");

const [implementation, file] = process.argv.slice(2);
const failures = [];
let assertions = 0;

// What the tests call of `tape`, each with a message at the end.
function checks(test) {
  const record = (check, message) => {
    assertions++;
    try {
      check();
    } catch (error) {
      failures.push({ test, assertion: message ?? "", actual: show(error.actual), expected: show(error.expected) });
    }
  };
  const equal = (actual, expected, message) => record(() => assert.equal(actual, expected), message);
  const deepEqual = (actual, expected, message) => record(() => assert.deepEqual(actual, expected), message);
  const throws = (call, expected, message) => {
    const [kind, text] = typeof expected === "string" ? [undefined, expected] : [expected, message];
    record(() => (kind === undefined ? assert.throws(call) : assert.throws(call, kind)), text);
  };
  return {
    equal,
    strictEqual: equal,
    same: deepEqual,
    deepEqual,
    throws,
    notEqual: (actual, other, message) => record(() => assert.notEqual(actual, other), message),
    notSame: (actual, other, message) => record(() => assert.notDeepEqual(actual, other), message),
    ok: (value, message) => record(() => assert.ok(value), message),
    notOk: (value, message) => record(() => assert.ok(!value), message),
    match: (text, pattern, message) => record(() => assert.match(text, pattern), message),
    doesNotThrow: (call, message) => record(() => assert.doesNotThrow(call), message),
    fail: (message) => record(() => assert.fail(message), message),
    // Of several tests in one.
    test: (name, run) => runTest(`${test}: ${name}`, run),
    plan() {},
    end() {},
    skip() {},
  };
}

function show(value) {
  return value instanceof Error ? `${value.name}: ${value.message}` : value === undefined ? "undefined" : value;
}

function runTest(name, options, run = options) {
  if (options?.skip) return;
  try {
    run(checks(name));
  } catch (error) {
    failures.push({ test: name, assertion: "the test goes on", actual: show(error), expected: "" });
  }
}

const load = Module._load;
Module._load = function (request, parent, ...rest) {
  const isOfTest = parent?.filename === file;
  if (isOfTest && request === "tape") return runTest;
  if (isOfTest && (request === ".." || request === "../")) return load(implementation, undefined, false);
  return load.call(this, request, parent, ...rest);
};
try {
  require(file);
} catch (error) {
  failures.push({ test: "", assertion: "the file is read to its end", actual: show(error), expected: "" });
}
console.log(JSON.stringify({ assertions, failures }));
