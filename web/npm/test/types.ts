// What index.d.ts declares, for the compiler alone: `npm test` checks it, and nothing runs it.
import virgule, { equal, normalize, parse, parseAll, resolve, serialize, type URIComponent } from "virgule";

const parts: URIComponent = parse("http://a/", { scheme: "http" });
const all: URIComponent[] = parseAll(["a", "b"]);
const text: string = serialize({ scheme: "http", host: "a", port: 80 });
const same: boolean = equal(text, parts);
const string: string = normalize(resolve(text, "b", { tolerant: true }));
const object: URIComponent = normalize(parts);
// @ts-expect-error: a number is no URI.
parse(1);
export default [all, same, string, object, virgule.parse];
