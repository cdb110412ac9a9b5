// Ajv with this package as its `uriResolver`.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { Ajv } from "ajv";
import virgule, { fastUri } from "virgule";

const require = createRequire(import.meta.url);

test("Ajv resolves references within a schema", () => {
  const schema = {
    $ref: "#/definitions/Record%3Cstring%2CPerson%3E",
    definitions: {
      Person: { type: "object", properties: { firstName: { type: "string" } } },
      "Record<string,Person>": { type: "object", additionalProperties: { $ref: "#/definitions/Person" } },
    },
  };
  const validate = new Ajv({ uriResolver: virgule }).compile(schema);
  assert.equal(validate({ joe: { firstName: "Joe" } }), true);
  assert.equal(validate({ joe: { firstName: 1 } }), false);
});

test("Ajv resolves references between schemas, as with its own resolver", () => {
  const schemas = [
    { $id: "http://example.com/schemas/root.json", properties: { a: { $ref: "sub/a.json#/definitions/n" }, b: { $ref: "../b.json" } } },
    { $id: "http://example.com/schemas/sub/a.json", definitions: { n: { type: "number" }, "ü é": { type: "string" } } },
    { $id: "http://example.com/b.json", $ref: "schemas/sub/a.json#/definitions/%C3%BC%20%C3%A9" },
    { $id: "relative/c.json", properties: { d: { $ref: "d.json" } } },
    { $id: "relative/d.json", type: "integer" },
    { $id: "urn:example:e", $ref: "http://EXAMPLE.com:80/b.json" },
  ];
  const values = [{}, { a: 1 }, { a: "x" }, { b: "x" }, { b: 2 }, { d: 1.5 }, { d: 1 }, "x", 1];
  const answers = (options) => {
    const ajv = new Ajv({ ...options, schemas, strict: false });
    return schemas.map(({ $id }) => {
      try {
        const validate = ajv.getSchema($id);
        return values.map((value) => validate(value));
      } catch (error) {
        return error.constructor.name;
      }
    });
  };
  const made = answers({ uriResolver: virgule });
  assert.deepEqual(made[0], [true, true, false, true, false, true, true, true, true]);
  assert.deepEqual(made[3], [true, true, true, true, true, false, true, true, true]);
  assert.deepEqual(made, answers({}));
});

test("CommonJS gives the same functions as import", () => {
  const required = require("virgule");
  assert.deepEqual(Object.keys(required.fastUri), Object.keys(fastUri));
  assert.equal(required.resolve("http://a/b", "c"), "http://a/c");
  const CommonAjv = require("ajv").default;
  const validate = new CommonAjv({ uriResolver: required }).compile({ $ref: "#/$defs/a", $defs: { a: { const: 1 } } });
  assert.equal(validate(1), true);
});
