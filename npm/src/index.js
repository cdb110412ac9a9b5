// URIs as RFC 3986 defines them. README.md describes the functions; index.d.ts has their types.
import { compose } from "./compose.js";
import { domainHost, isInternational } from "./domain.js";
import { normalized, read, readAll, reason, target } from "./module.js";
import { check } from "./options.js";
import { addMembers, withoutMembers } from "./schemes.js";

export function parse(uri, options) {
  check(options);
  return result(uri, read(uri), options);
}

export function parseAll(uris, options) {
  check(options);
  return readAll(uris).map((parts, index) => result(uris[index], parts, options));
}

// The components of fast-uri's shape, for those of RFC 3986.
function result(uri, parts, options) {
  if (parts === undefined) return malformed(reason(uri));
  if (isInternational(uri)) {
    try {
      parts.host = domainHost(parts.scheme, parts.host);
    } catch (error) {
      return malformed(error.message);
    }
  }
  if (parts.host?.startsWith("[")) parts.host = parts.host.slice(1, -1);
  if (parts.port) parts.port = Number(parts.port);
  parts.reference = reference(parts);
  const wanted = options?.reference;
  if (wanted && wanted !== parts.reference) parts.error = `URI is not a ${wanted} reference.`;
  return addMembers(parts, options?.scheme ?? parts.scheme, options);
}

function malformed(error) {
  const none = undefined;
  return { scheme: none, userinfo: none, host: none, port: none, path: "", query: none, fragment: none, error };
}

function reference({ scheme, host, path, query, fragment }) {
  if (scheme !== undefined) return fragment === undefined ? "absolute" : "uri";
  return host === undefined && path === "" && query === undefined ? "same-document" : "relative";
}

export function serialize(components, options) {
  check(options);
  const scheme = (options?.scheme ?? components.scheme)?.toLowerCase();
  const parts = withoutMembers(components, scheme);
  const text = international(compose(parts), parts.host);
  if (!options?.absolutePath) return normalized(text);
  // The path stays as it is.
  const found = read(text);
  if (found === undefined) throw new Error(reason(text));
  return compose(found);
}

export function normalize(uri, options) {
  check(options);
  if (typeof uri !== "string") return parse(serialize(uri, options), options);
  try {
    return normalizedText(uri);
  } catch {
    return uri;
  }
}

export function resolve(base, relative, options) {
  check(options);
  return international(target(base, relative, Boolean(options?.tolerant)), base + relative);
}

export function resolveComponent(base, relative, options) {
  return parse(resolve(serialize(base, options), serialize(relative, options), options), options);
}

export function equal(one, other, options) {
  const [left, right] = [comparable(one, options), comparable(other, options)];
  return left !== undefined && left === right;
}

// The normalized text; undefined for what is no URI reference.
function comparable(uri, options) {
  check(options);
  try {
    return typeof uri === "string" ? normalizedText(uri) : serialize(uri, options);
  } catch {
    return undefined;
  }
}

// The normalized text. Throws an Error for what is no URI reference, or no URN.
function normalizedText(uri) {
  const text = international(normalized(uri), uri);
  if (!text.startsWith("urn:")) return text;
  // RFC 8141 section 3.1: the case of the namespace does not matter.
  const parts = parse(text);
  if (parts.error) throw new Error(parts.error);
  return compose(withoutMembers(parts, "urn"));
}

// A text that was made of `written`, with the host of a domain scheme in ASCII.
function international(text, written) {
  if (!written || !isInternational(String(written))) return text;
  const parts = read(text);
  const host = parts && domainHost(parts.scheme, parts.host);
  return parts && host !== parts.host ? compose({ ...parts, host }) : text;
}

export const fastUri = { parse, parseAll, serialize, normalize, resolve, resolveComponent, equal };
export default fastUri;
