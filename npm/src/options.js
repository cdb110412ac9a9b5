// Options of fast-uri that change what is read, and are not here: an answer that ignores one would be a wrong one.

const UNSUPPORTED = ["unicodeSupport", "domainHost"];

/** Throws a TypeError if an option is set that this package does not have. */
export function check(options) {
  if (!options) return;
  for (const name of UNSUPPORTED) {
    if (options[name]) throw new TypeError(`the option ${name} is not supported`);
  }
  if (options.reference === "suffix") throw new TypeError("suffix references are not supported");
}
