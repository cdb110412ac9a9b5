// URIs as RFC 3986 defines them. README.md describes the functions; index.d.ts has their types.
import { checkComponents, checkOptions, checkText, checkTexts } from "./arguments.js";
import { compose } from "./compose.js";
import { domainHost, hasNumberAsHost, isInternational } from "./domain.js";
import { isMalformed, Malformed } from "./errors.js";
import { normalized, read, readAll, reason, target } from "./module.js";
import { addMembers, withoutMembers } from "./schemes.js";

const WEB_SOCKET = /^wss?:/;

export function parse(uri, options) {
  checkText("uri", uri);
  checkOptions(options);
  return result(uri, read(uri), options);
}

export function parseAll(uris, options) {
  checkTexts("uris", uris);
  checkOptions(options);
  return readAll(uris).map((parts, index) => result(uris[index], parts, options));
}

// The components of fast-uri's shape, for those of RFC 3986.
function result(uri, parts, options) {
  if (parts === undefined) return malformed(reason(uri));
  try {
    parts.host = domainHost(parts.scheme, parts.host, uri);
  } catch (error) {
    if (isMalformed(error)) return malformed(error.message);
    throw error;
  }
  // Without brackets an IPvFuture address would be a name.
  if (parts.host?.startsWith("[") && !parts.host.startsWith("[v")) parts.host = parts.host.slice(1, -1);
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
  checkOptions(options);
  const given = checkComponents("components", components);
  const scheme = (options?.scheme ?? given.scheme)?.toLowerCase();
  const parts = withoutMembers(given, scheme, options);
  const text = compose(parts);
  if (!options?.absolutePath) return withDomain(normalized(text), parts.host);
  // The path stays as it is.
  const found = read(text);
  if (found === undefined) throw new Malformed(reason(text));
  return compose({ ...found, host: domainHost(found.scheme, found.host, parts.host) });
}

export function normalize(uri, options) {
  checkOptions(options);
  if (typeof uri === "object") return parse(serialize(uri, options), options);
  checkText("uri", uri);
  return unlessMalformed(() => normalizedText(uri), uri);
}

export function resolve(base, relative, options) {
  checkText("base", base);
  checkText("relative", relative);
  checkOptions(options);
  return withDomain(target(base, relative, Boolean(options?.tolerant)), base + relative);
}

export function resolveComponent(base, relative, options) {
  return parse(resolve(serialize(base, options), serialize(relative, options), options), options);
}

export function equal(one, other, options) {
  const [left, right] = [comparable("one", one, options), comparable("other", other, options)];
  return left !== undefined && left === right;
}

// The normalized text; undefined for what is no URI reference.
function comparable(name, uri, options) {
  if (typeof uri !== "object") {
    checkOptions(options);
    checkText(name, uri);
    return unlessMalformed(() => normalizedText(uri), undefined);
  }
  return unlessMalformed(() => serialize(uri, options), undefined);
}

function unlessMalformed(work, otherwise) {
  try {
    return work();
  } catch (error) {
    if (isMalformed(error)) return otherwise;
    throw error;
  }
}

// The normalized text. Throws an error for what is no URI reference, or no URN.
function normalizedText(uri) {
  const text = withDomain(normalized(uri), uri);
  // RFC 6455 section 3: a fragment has no meaning there.
  if (WEB_SOCKET.test(text)) return text.replace(/#.*$/s, "");
  if (!text.startsWith("urn:")) return text;
  // RFC 8141 section 3.1: the case of the namespace does not matter.
  const parts = parse(text);
  if (parts.error) throw new Malformed(parts.error);
  return compose(withoutMembers(parts, "urn"));
}

// A normalized text that was made of `written`, with the host of a domain scheme as the platform's URL has it.
function withDomain(text, written = "") {
  if (!isInternational(written) && !hasNumberAsHost(text)) return text;
  const parts = read(text);
  const host = parts && domainHost(parts.scheme, parts.host, written);
  return parts && host !== parts.host ? compose({ ...parts, host }) : text;
}

export const fastUri = { parse, parseAll, serialize, normalize, resolve, resolveComponent, equal };
export default fastUri;
