// Components → a text (RFC 3986 section 5.3). What a component may not have is percent-encoded, so that no component becomes a
// part of another one.

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/;
const IP_LITERAL = /^\[.*\]$/;
// What each component may have beside percent-encodings: unreserved, sub-delims, and more.
const USERINFO = /[^A-Za-z0-9\-._~!$&'()*+,;=:]/gu;
const REG_NAME = /[^A-Za-z0-9\-._~!$&'()*+,;=]/gu;
const PATH = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/]/gu;
const QUERY = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu;

/** The text of components. Throws a TypeError if the scheme is none, and lets the parser judge hosts and ports. */
export function compose({ scheme, userinfo, host, port, path = "", query, fragment }) {
  let text = "";
  if (scheme) {
    if (!SCHEME.test(scheme)) throw new TypeError("URI scheme is malformed.");
    text += `${scheme}:`;
  }
  const hasAuthority = userinfo !== undefined || host !== undefined || port !== undefined;
  if (hasAuthority) {
    text += "//";
    if (userinfo !== undefined) text += `${encode(userinfo, USERINFO)}@`;
    text += hostOf(host ?? "");
    if (port !== undefined) text += `:${port}`;
  }
  text += pathOf(encode(String(path), PATH), hasAuthority, Boolean(scheme));
  if (query !== undefined) text += `?${encode(query, QUERY)}`;
  if (fragment !== undefined) text += `#${encode(fragment, QUERY)}`;
  return text;
}

// A colon is in no other host than an IPv6 address, which parse() gives without brackets.
function hostOf(host) {
  if (IP_LITERAL.test(host)) return host;
  return /^[\da-f:.]*:[\da-f:.]*$/i.test(host) ? `[${host}]` : encode(host, REG_NAME);
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
  return String(text)
    .toWellFormed()
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(forbidden, (character) => (character === "%" ? character : encodeCharacter(character)));
}

// encodeURIComponent leaves `!'()*` alone, which are all allowed where it is called, and never sees a lone surrogate.
function encodeCharacter(character) {
  return encodeURIComponent(character);
}
