// The time of a call, beside fast-uri and the platform's URL: `npm run bench`. Not a test: nothing depends on its figures.
import fastUri from "fast-uri";
import { readFileSync } from "node:fs";
import * as virgule from "virgule";

const SHORT = "https://example.com/foo#bar$fiz";
const LONG = `https://example.com/${"a/".repeat(200)}?${"key=value&".repeat(60)}`;
const file = new URL("../../../tests/data/urls.txt", import.meta.url);
const MANY = readFileSync(file, "utf8").split("\n").filter((line) => URL.canParse(line)).slice(0, 1000);

// Nanoseconds of a call that handles `count` texts: the median of 15 rounds of at least 20 ms.
function nanoseconds(count, call) {
  let calls = 1;
  const round = () => {
    const begun = process.hrtime.bigint();
    for (let n = 0; n < calls; n++) call();
    return Number(process.hrtime.bigint() - begun);
  };
  while (round() < 2e7) calls *= 2;
  const times = Array.from({ length: 15 }, round).sort((one, other) => one - other);
  return Math.round(times[7] / calls / count);
}

const rows = {};
function row(name, count, calls) {
  rows[name] = Object.fromEntries(Object.entries(calls).map(([who, call]) => [who, nanoseconds(count, call)]));
}

const all = (call) => () => MANY.forEach((uri) => call(uri));
row("parse, 3 characters", 1, {
  virgule: () => virgule.parse("#/a"),
  "fast-uri": () => fastUri.parse("#/a"),
});
row("parse, short", 1, {
  virgule: () => virgule.parse(SHORT),
  "fast-uri": () => fastUri.parse(SHORT),
  URL: () => new URL(SHORT),
});
row("parse, 1000 characters", 1, {
  virgule: () => virgule.parse(LONG),
  "fast-uri": () => fastUri.parse(LONG),
  URL: () => new URL(LONG),
});
row("parse, real URLs", MANY.length, {
  virgule: all((uri) => virgule.parse(uri)),
  "virgule, batch": () => virgule.parseAll(MANY),
  "fast-uri": all((uri) => fastUri.parse(uri)),
  URL: all((uri) => new URL(uri)),
});
row("normalize, real URLs", MANY.length, {
  virgule: all((uri) => virgule.normalize(uri)),
  "fast-uri": all((uri) => fastUri.normalize(uri)),
  URL: all((uri) => new URL(uri).href),
});
row("resolve, short", 1, {
  virgule: () => virgule.resolve("uri://a/b/c/d?q", "../../g"),
  "fast-uri": () => fastUri.resolve("uri://a/b/c/d?q", "../../g"),
  URL: () => new URL("../../g", "uri://a/b/c/d?q").href,
});
row("equal, short", 1, {
  virgule: () => virgule.equal("http://ABC.com:80/%7Esmith", "http://abc.com/~smith"),
  "fast-uri": () => fastUri.equal("http://ABC.com:80/%7Esmith", "http://abc.com/~smith"),
});
console.log(`nanoseconds a text; Node ${process.version}`);
console.table(rows);
