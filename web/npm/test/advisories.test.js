// The advisories of fast-uri of 2026, each as a test of what was wrong there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { equal, normalize, parse, resolve, serialize } from "virgule";

test("GHSA-q3j6-qgpj-74h6: percent-encoded dot segments and slashes stay data", () => {
  const uri = "http://example.com/public/%2e%2e/admin";
  assert.equal(normalize(uri), "http://example.com/public/%2E%2E/admin");
  assert.equal(equal(uri, "http://example.com/admin"), false);
  assert.equal(parse(uri).path, "/public/%2E%2E/admin");
  assert.equal(resolve("http://example.com/public/", "%2e%2e/admin"), "http://example.com/public/%2E%2E/admin");
  // Nor does a real dot segment remove an encoded one.
  assert.equal(normalize("http://example.com/public/%2e%2e/../x"), "http://example.com/public/%2E%2E/../x");
  assert.equal(normalize("http://example.com/a%2Fb"), "http://example.com/a%2Fb");
  assert.equal(equal("http://example.com/a%2Fb", "http://example.com/a/b"), false);
  assert.equal(serialize(parse("http://example.com/%2e%2e%2fadmin")), "http://example.com/%2E%2E%2Fadmin");
});

test("GHSA-v39h-62p7-jpjc: percent-encoded delimiters in a host do not divide it", () => {
  for (const host of ["trusted.com%40evil.com", "example.com%3A8080", "example.com%2Fevil.com", "a%23b", "a%3Fb=c", "a%5Cb"]) {
    const uri = `http://${host}/`;
    assert.equal(normalize(uri).toLowerCase(), uri.toLowerCase());
    assert.equal(parse(uri).userinfo, undefined);
    assert.equal(parse(normalize(uri)).host, parse(uri).host);
    assert.equal(resolve("http://a/", `//${host}/`).toLowerCase(), uri.toLowerCase());
  }
  assert.equal(serialize({ scheme: "http", host: "trusted.com@evil.com" }), "http://trusted.com%40evil.com/");
});

test("GHSA-jqff-g426-hqxp: a scheme is not percent-decoded", () => {
  for (const uri of ["%6Aavascript:alert(1)", "java%73cript:alert(1)", "htt%70://trusted.com@evil.com/"]) {
    assert.equal(typeof parse(uri).error, "string", uri);
    assert.equal(normalize(uri), uri);
    assert.equal(equal(uri, uri), false);
    assert.throws(() => resolve("http://a/", uri), Error);
  }
  assert.throws(() => serialize({ scheme: "%6Aavascript", path: "alert(1)" }), TypeError);
});

test("CVE-2026-18446: a backslash neither begins nor ends an authority", () => {
  for (const uri of [
    "\\\\evil.com/",
    "/\\evil.com/",
    "\\/evil.com/",
    "http:\\\\evil.com/",
    "http:/\\evil.com/",
    "http://good.com\\@evil.com/",
    "http://evil.com\\.good.com/",
    "/\t/evil.com/",
  ]) {
    assert.equal(typeof parse(uri).error, "string", uri);
    assert.equal(normalize(uri), uri);
    assert.equal(equal(uri, uri), false);
    assert.throws(() => resolve("http://good.com/", uri), Error);
  }
  // An encoded backslash is data.
  assert.equal(normalize("http://a/b%5cc"), "http://a/b%5Cc");
});

test("CVE-2026-75931: normalizing a host decodes once, and makes no address of what is none", () => {
  for (const uri of ["http://%256c%256fcalhost/", "http://127%252e0%252e0%252e1/", "http://allowed.com%255cevil.com/"]) {
    assert.equal(normalize(uri), uri);
    assert.equal(normalize(normalize(uri)), uri);
  }
  assert.equal(equal("http://%256cocalhost/", "http://localhost/"), false);
  for (const host of ["[::1", "[::1]a", "[1::2::3]", "[::ffff:1.2.3.400]", "[0:0:0:0:0:0:0:0:1]", "[g::]"]) {
    const uri = `http://${host}/`;
    assert.equal(typeof parse(uri).error, "string", uri);
    assert.equal(normalize(uri), uri);
    assert.throws(() => resolve("http://a/", `//${host}/`), Error);
  }
  // A domain name that IDNA refuses, or of which it makes more than a host, is none.
  for (const uri of ["http://é\u2100b.com/", "http://\u{ff0f}é/", "http://é\u{ff20}b/"]) {
    const made = parse(uri);
    assert.ok(made.error !== undefined || !/[@/]/.test(made.host), uri);
    assert.ok(normalize(uri) === uri || new URL(normalize(uri)).host === parse(uri).host, uri);
  }
});

test("CVE-2026-86472: a percent-encoded letter of a host is folded to lower case", () => {
  assert.equal(parse("http://%41DMIN.example.com/").host, "admin.example.com");
  assert.equal(normalize("http://%41dmin.EXAMPLE.com/"), "http://admin.example.com/");
  assert.equal(equal("http://%41dmin.example.com/", "http://admin.example.com/"), true);
  assert.equal(resolve("http://a/", "//%41dmin.example.com/"), "http://admin.example.com/");
});
