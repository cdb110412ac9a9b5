// Ajv's formats `uri` and `uri-reference` beside this package: two independent readings of RFC 3986.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { normalize, parse, resolve } from "virgule";

const ajv = new Ajv({ uriResolver: await import("virgule") });
addFormats.default(ajv, ["uri", "uri-reference"]);
const isUri = ajv.compile({ type: "string", format: "uri" });
const isReference = ajv.compile({ type: "string", format: "uri-reference" });

const URLS = readFileSync(new URL("../../../tests/data/urls.txt", import.meta.url), "utf8").split("\n");

test("what the formats accept is read, and what is made of any text passes them", () => {
  let [accepted, made] = [0, 0];
  for (const url of URLS) {
    const parts = parse(url);
    if (isReference(url)) {
      accepted++;
      // Schemes ask for more: a host, one that is no number, a UUID.
      const isRefused = parts.error !== undefined && !/must have a host|no domain name|UUID is not valid|URN can not be parsed/.test(parts.error);
      assert.ok(!isRefused, `${url}: ${parts.error}`);
    }
    if (parts.error !== undefined) continue;
    made++;
    const normal = normalize(url);
    assert.ok(isReference(normal), normal);
    assert.equal(isUri(normal), parts.scheme !== undefined, normal);
    assert.ok(isUri(resolve("http://a/b", normal)), normal);
  }
  assert.ok(accepted > 1000 && made > 1000, `${accepted} accepted, ${made} made`);
});

test("texts of which one is a URI and the other is not", () => {
  for (const [text, uri, reference] of [
    ["http://foo.bar/?baz=qux#quux", true, true],
    ["http://foo.com/blah_(wikipedia)_blah#cite-1", true, true],
    ["http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com", true, true],
    ["ldap://[2001:db8::7]/c=GB?objectClass?one", true, true],
    ["urn:oasis:names:specification:docbook:dtd:xml:4.1.2", true, true],
    ["tel:+1-816-555-1212", true, true],
    ["//foo.bar/?baz=qux#quux", false, true],
    ["/abc", false, true],
    ["#fragment", false, true],
    ["", false, true],
    ["\\\\WINDOWS\\fileshare", false, false],
    ["http:// shouldfail.com", false, false],
    [":// should fail", false, false],
    ["http://[::1", false, false],
    ["http://a/%zz", false, false],
  ]) {
    assert.deepEqual([isUri(text), isReference(text)], [uri, reference], text);
    const { error, scheme } = parse(text);
    assert.deepEqual([error === undefined && scheme !== undefined, error === undefined], [uri, reference], text);
  }
  // RFC 3986 section 4.2: the first segment of a relative path has no colon; the format allows it.
  assert.equal(isReference("bar,baz:foo"), true);
  assert.equal(typeof parse("bar,baz:foo").error, "string");
});
