// Components → a text (RFC 3986 section 5.3). What a component may not have is percent-encoded, so that no component becomes a
// part of another one.
import { MalformedComponent } from "./errors.js";

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/;
const PORT = /^\d*$/;
// Brackets around what may be in them, so that no delimiter of an authority passes; the parser judges the rest.
const IP_LITERAL = /^\[[A-Za-z0-9\-._~!$&'()*+,;=:]*\]$/;
const IPV6 = /^[\da-f:.]*:[\da-f:.]*$/i;
const ZONE = /^[\da-f:.]*:[\da-f:.]*%/i;
// What each component may not have: all but unreserved, sub-delims, percent-encodings, and more. encodeURIComponent leaves
// `!'()*` alone, which each may have.
const USERINFO = /[^A-Za-z0-9\-._~!$&'()*+,;=:%]+/g;
const REG_NAME = /[^A-Za-z0-9\-._~!$&'()*+,;=%]+/g;
const PATH = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]+/g;
const QUERY = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]+/g;

/** The text of components. Throws a TypeError if scheme or port is none, or if the host has a zone identifier. */
export function compose({ scheme, userinfo, host, port, path = "", query, fragment }) {
  let text = "";
  if (scheme) {
    if (!SCHEME.test(scheme)) throw new MalformedComponent("URI scheme is malformed.");
    text += `${scheme}:`;
  }
  const hasAuthority = userinfo !== undefined || host !== undefined || port !== undefined;
  if (hasAuthority) {
    text += "//";
    if (userinfo !== undefined) text += `${encode(userinfo, USERINFO)}@`;
    text += hostOf(host ?? "");
    if (port !== undefined) {
      if (!PORT.test(port)) throw new MalformedComponent("URI port is malformed.");
      text += `:${port}`;
    }
  }
  text += pathOf(encode(path, PATH), hasAuthority, Boolean(scheme));
  if (query !== undefined) text += `?${encode(query, QUERY)}`;
  if (fragment !== undefined) text += `#${encode(fragment, QUERY)}`;
  return text;
}

// parse() gives an IPv6 address without brackets.
function hostOf(host) {
  if (IP_LITERAL.test(host)) return host;
  if (IPV6.test(host)) return `[${host}]`;
  // RFC 9844: a zone identifier is of use on one machine alone, and no part of a URI.
  if (ZONE.test(host)) throw new MalformedComponent("URI host is malformed: a zone identifier is no part of a URI.");
  return encode(host, REG_NAME);
}

function pathOf(path, hasAuthority, hasScheme) {
  if (hasAuthority) return path === "" || path.startsWith("/") ? path : `/${path}`;
  // Two slashes would begin an authority, and a colon in the first segment would end a scheme.
  if (path.startsWith("//")) return `/.${path}`;
  if (hasScheme) return path;
  const slash = path.indexOf("/");
  const first = slash < 0 ? path : path.slice(0, slash);
  return first.replaceAll(":", "%3A") + path.slice(first.length);
}

/** Percent-encodes what `forbidden` matches. An escape stays; a `%` that begins none becomes `%25`. */
function encode(text, forbidden) {
  return text
    .toWellFormed()
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(forbidden, encodeURIComponent);
}
