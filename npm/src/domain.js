// Domain names with characters beyond ASCII (IDNA). The module percent-encodes them, as RFC 3987 section 3.1 does for any scheme;
// for schemes whose hosts are domain names they become what the WHATWG URL parser of the platform makes of them.

const DOMAIN_SCHEMES = new Set(["http", "https", "ws", "wss"]);
const BEYOND_ASCII = /[^\0-\x7F]/;

/** True if the text of a URI may have a host to convert. */
export function isInternational(text) {
  return BEYOND_ASCII.test(text);
}

/**
 * The host in ASCII, for a percent-encoded one of a text that {@link isInternational}. Throws an Error if it is no domain name:
 * nothing else than a host may come out of it.
 */
export function domainHost(scheme, host) {
  if (!DOMAIN_SCHEMES.has(scheme) || !host?.includes("%")) return host;
  let name;
  try {
    name = decodeURIComponent(host);
  } catch {
    return host;
  }
  // An escape of an ASCII character was no raw character beyond ASCII: it stays data.
  if (!BEYOND_ASCII.test(name) || /%(?:[0-7]|$)/.test(host)) return host;
  let url;
  try {
    url = new URL(`http://${name}/`);
  } catch {
    throw new Error("URI is malformed: the host is no domain name");
  }
  if (url.href !== `http://${url.hostname}/`) throw new Error("URI is malformed: the host is no domain name");
  return url.hostname;
}
