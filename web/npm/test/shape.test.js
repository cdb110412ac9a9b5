// The shapes of fast-uri: what it answers for texts that RFC 3986 defines, this package answers too.
import assert from "node:assert/strict";
import { test } from "node:test";
import fastUri from "fast-uri";
import * as virgule from "virgule";

// Components with a value: fast-uri sets some members to undefined that others leave out.
const present = (components) => Object.fromEntries(Object.entries(components).filter(([, value]) => value !== undefined));

const VALID = [
  "",
  "#",
  "?",
  "//",
  "//@",
  "//:",
  "uri:",
  "uri://user:pass@example.com:123/one/two.three?q1=a1&q2=a2#body",
  "HTTP://EXAMPLE.com/Path",
  "http://example.com/a%2Fb/public/%2e%2e/admin",
  "http://example.com/#%E0%A4A",
  "//10.10.10.10",
  "//[2001:db8::7]",
  "//[2001:DB8:0:0:0:0:0:1]:80",
  "//[::ffff:129.144.52.38]",
  "uri://10.10.10.10.example.com/en/process",
  "urn:uuid:b571b0bc-4713-11ec-81d3-0242ac130003",
  "urn:foo:a123,456",
  "ws://example.com/chat",
  "wss://example.com/chat?a=b",
  "a/b/../c",
  "../a?b#c",
  "./a:b",
  "http://bücher.de/é?ö#ü",
  "http://a/b c|d",
  "http://%65xample.com:8080",
  "example://a/b/c/%7Bfoo%7D",
];

test("parse has the components of fast-uri", () => {
  for (const uri of VALID) {
    const expected = present(fastUri.parse(uri));
    // virgule gives no port for an empty one of an authority without host.
    assert.deepEqual(present(virgule.parse(uri)), expected, JSON.stringify(uri));
  }
});

test("parseAll has what parse has", () => {
  const all = [...VALID, "http://[", "a\nb", " a"];
  assert.deepEqual(virgule.parseAll(all), all.map((uri) => virgule.parse(uri)));
  assert.deepEqual(virgule.parseAll([]), []);
});

test("serialize turns components back into the text of fast-uri", () => {
  for (const uri of VALID) {
    const components = fastUri.parse(uri);
    assert.equal(virgule.serialize(components), fastUri.serialize(components), JSON.stringify(uri));
  }
  for (const components of [
    { scheme: "http", host: "example.com", fragment: "footer" },
    { path: "foo:bar" },
    { path: "a:b/c:d" },
    { scheme: "http", host: "example.com", path: "/a?b#c[d]" },
    { scheme: "uri", host: "h", port: 9000, path: "a" },
    { scheme: "uri", host: "2001:db8::7" },
    { scheme: "custom", host: '"<>\\^`{|}\x7F/?#@%', path: "/path" },
    { scheme: "ws", host: "example.com", resourceName: "/a?b", secure: true },
    { scheme: "urn", nid: "uuid", uuid: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6" },
    { userinfo: "a b", host: "é", port: "" , path: "100%" },
  ]) {
    assert.equal(virgule.serialize(components), fastUri.serialize(components), JSON.stringify(components));
  }
});

test("normalize and equal agree with fast-uri", () => {
  for (const [one, other, expected] of [
    ["example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d", true],
    ["http://example.org/~user", "http://example.org/%7euser", true],
    ["http://abc.com:80/~smith/home.html", "http://ABC.com/%7Esmith/home.html", true],
    ["HTTP://ABC.COM", "http://abc.com/", true],
    ["https://example.com:/", "https://example.com:443/", true],
    ["http://[::1]/", "http://[0:0:0:0:0:0:0:1]/", true],
    ["http://bücher.de/", "http://xn--bcher-kva.de/", true],
    ["http://example.com/Admin", "http://example.com/admin", false],
    ["http://User@example.com/", "http://user@example.com/", false],
    ["urn:foo:a123,456", "URN:FOO:a123,456", true],
    ["URN:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", true],
    ["urn:foo", "urn:foo", false],
    ["urn:foo:CaseSensitive", "urn:foo:casesensitive", false],
    ["http://[::1]foo", "http://[::1]foo", false],
  ]) {
    assert.equal(virgule.equal(one, other), expected, `${one} ${other}`);
    assert.equal(fastUri.equal(one, other), expected, `fast-uri: ${one} ${other}`);
    assert.equal(virgule.normalize(one), fastUri.normalize(one), one);
  }
  for (const uri of ["a/../b", "a/../..", "../x", "x/..", "a/../a:b", "/a/../b", "//h/../b", "http://h/a/./b/../é"]) {
    assert.equal(virgule.normalize(uri), fastUri.normalize(uri), uri);
  }
  const components = { scheme: "http", host: "abc.com", port: 80, path: "/~smith/home.html" };
  assert.ok(virgule.equal(components, "http://abc.com/~smith/home.html"));
  assert.ok(!virgule.equal({ ...components, port: 99999 }, { ...components, port: 99999 }));
  assert.equal(virgule.normalize(components).port, undefined);
});

test("resolve agrees with fast-uri, also with a reference as the base", () => {
  const base = "uri://a/b/c/d;p?q";
  const references = ("g:h g ./g g/ /g //g ?y g?y #s g#s g?y#s ;x g;x . ./ .. ../ ../g ../.. ../../g ../../../g /./g /../g g. .g " +
    "g.. ..g ./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y g?y/../x g#s/../x uri:g").split(" ");
  for (const reference of [...references, ""]) {
    assert.equal(virgule.resolve(base, reference), fastUri.resolve(base, reference), reference);
  }
  for (const [base, reference] of [
    ["", "schema.json"],
    ["schema.json", "#/definitions/a"],
    ["dir/schema.json", "other.json"],
    ["dir/schema.json", "../../other.json"],
    ["//h/a", "b"],
    ["http://bücher.de/", "a"],
    ["http://a/", "//bücher.de/é"],
  ]) {
    assert.equal(virgule.resolve(base, reference), fastUri.resolve(base, reference), `${base} ${reference}`);
  }
  assert.equal(virgule.resolve("uri://a/b", "uri:g", { tolerant: true }), fastUri.resolve("uri://a/b", "uri:g", { tolerant: true }));
  assert.deepEqual(
    present(virgule.resolveComponent({ scheme: "uri", host: "a", path: "/b/c" }, { path: "../d" })),
    present(fastUri.resolveComponent({ scheme: "uri", host: "a", path: "/b/c" }, { path: "../d" })) && {
      scheme: "uri", host: "a", path: "/d", reference: "absolute",
    },
  );
});

test("a malformed text has an error, and is not normalized, compared or resolved", () => {
  for (const uri of [" http://a/", "http://a/\n", "http://a:65536/", "http://a:8x/", "%zz", "http://[::g]/", "http://a b/", "http://"]) {
    assert.equal(typeof virgule.parse(uri).error, "string", uri);
    assert.equal(typeof fastUri.parse(uri).error, "string", `fast-uri: ${uri}`);
    if (uri !== "http://") {
      assert.equal(virgule.normalize(uri), uri);
      assert.equal(virgule.equal(uri, uri), false, uri);
    }
    assert.throws(() => virgule.resolve(uri, ""), Error, uri);
  }
  assert.throws(() => virgule.serialize({ scheme: "1a" }), TypeError);
  for (const port of ["@127.0.0.1:8124", "8080@evil.example", "8080/path", "8080:9000", -1, 1.5, "1e3"]) {
    assert.throws(() => virgule.serialize({ scheme: "http", host: "example.com", port }), TypeError, `${port}`);
  }
  assert.throws(() => virgule.serialize({ host: "fe80::a%en1" }), TypeError);
  assert.equal(virgule.serialize({ host: "[a]@evil.example[]" }), "//%5Ba%5D%40evil.example%5B%5D");
  assert.equal(virgule.parse("urn:uuid:no").error, "UUID is not valid.");
  assert.equal(virgule.parse("a", { reference: "uri" }).error, "URI is not a uri reference.");
});

test("an option that would change the answer and is not there is refused", () => {
  for (const options of [{ unicodeSupport: true }, { domainHost: true }, { reference: "suffix" }]) {
    for (const call of [() => virgule.parse("a", options), () => virgule.normalize("a", options), () => virgule.resolve("a:", "b", options)]) {
      assert.throws(call, TypeError);
    }
  }
});
