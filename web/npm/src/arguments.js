// What a caller may pass. The types of TypeScript end where JavaScript begins, and the module reads memory where a string says.

// Options of fast-uri that change what is read, and are not here: an answer that ignores one would be a wrong one.
const UNSUPPORTED = ["unicodeSupport", "domainHost"];

/** The most UTF-16 code units of a text. */
export const MAX_LENGTH = 2 ** 24;

const TEXTS = ["scheme", "userinfo", "host", "path", "query", "fragment", "nid", "nss", "uuid", "resourceName"];

/** Throws a TypeError if an option is set that this package does not have. */
export function checkOptions(options) {
  if (options === undefined || options === null) return;
  if (typeof options !== "object") throw new TypeError(`options are an object, not ${kind(options)}`);
  for (const name of UNSUPPORTED) {
    if (options[name]) throw new TypeError(`the option ${name} is not supported`);
  }
  if (options.reference === "suffix") throw new TypeError("suffix references are not supported");
}

/** Why a text is too long; undefined if it is not. */
export function tooLong(length) {
  return length > MAX_LENGTH ? `a text has at most ${MAX_LENGTH} characters, and this one ${length}` : undefined;
}

/** Throws a RangeError if texts of this length together are too long. */
export function checkLength(length) {
  const message = tooLong(length);
  if (message !== undefined) throw new RangeError(message);
}

/** Throws a TypeError unless the argument is a string. */
export function checkText(name, text) {
  if (typeof text !== "string") throw new TypeError(`${name} is a string, not ${kind(text)}`);
}

/** Throws a TypeError unless the argument is an array of strings. */
export function checkTexts(name, texts) {
  if (!Array.isArray(texts)) throw new TypeError(`${name} is an array of strings, not ${kind(texts)}`);
  // Not forEach, which skips holes.
  for (let index = 0; index < texts.length; index++) checkText(`${name}[${index}]`, texts[index]);
}

/**
 * A copy of components, without those that are null. Throws a TypeError unless they are strings, and a RangeError if they are too
 * long; a port may be a number.
 */
export function checkComponents(name, components) {
  if (typeof components !== "object" || components === null || Array.isArray(components)) {
    throw new TypeError(`${name} is an object of components, not ${kind(components)}`);
  }
  const parts = { ...components };
  let length = 0;
  for (const part of TEXTS) {
    parts[part] ??= undefined;
    if (parts[part] === undefined) continue;
    checkText(`${name}.${part}`, parts[part]);
    length += parts[part].length;
  }
  checkLength(length);
  parts.port ??= undefined;
  if (parts.port !== undefined && typeof parts.port !== "number") checkText(`${name}.port`, parts.port);
  return parts;
}

// `a number`, `an array`, `null`.
function kind(value) {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "an array";
  return `${typeof value === "object" ? "an" : "a"} ${typeof value}`;
}
