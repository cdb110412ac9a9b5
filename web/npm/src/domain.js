// Hosts of schemes whose hosts are domain names. Where the platform's URL reads another host than RFC 3986 does, the host becomes
// the one that would be asked, so that a check of it and the request agree:
//
// - characters beyond ASCII become punycode (IDNA); for other schemes they are percent-encoded, as RFC 3987 section 3.1 does;
// - what ends with a number is an IPv4 address, `http://2130706433/` and `http://0x7f.1/` are 127.0.0.1 (RFC 3986 section 7.4).
import { Malformed } from "./errors.js";

const DOMAIN_SCHEMES = new Set(["http", "https", "ws", "wss"]);
const BEYOND_ASCII = /[^\0-\x7F]/;
const ENDS_IN_NUMBER = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;
const NUMBER_AS_HOST = /^(?:https?|wss?):\/\/(?:[^/?#]*@)?(?:[^/?#@]*\.)?(?:\d+|0x[\da-f]*)\.?(?::\d*)?(?:[/?#]|$)/;

/** True if the text of a URI may have a host to convert. */
export function isInternational(text) {
  return BEYOND_ASCII.test(text);
}

/** True if the host of a normalized text of a domain scheme ends with a number. */
export function hasNumberAsHost(text) {
  return NUMBER_AS_HOST.test(text);
}

/**
 * The host in ASCII, as the platform's URL reads it, of a text that was made of `written`. Throws an error if it is no domain name
 * and no address.
 */
export function domainHost(scheme, host, written = "") {
  if (!DOMAIN_SCHEMES.has(scheme) || !host || host.startsWith("[")) return host;
  if (!ENDS_IN_NUMBER.test(host) && !isName(host, written)) return host;
  let url;
  try {
    url = new URL(`http://${decodeURIComponent(host)}/`);
  } catch {
    throw new Malformed("URI is malformed: the host is no domain name");
  }
  // Nothing else than a host may come out of it.
  if (url.href !== `http://${url.hostname}/`) throw new Malformed("URI is malformed: the host is no domain name");
  return url.hostname;
}

// True if the escapes of a host are characters that were written; an escape that was written stays data.
function isName(host, written) {
  if (!host.includes("%") || !isInternational(written) || /%(?:[0-7]|$)/.test(host)) return false;
  try {
    return BEYOND_ASCII.test(decodeURIComponent(host));
  } catch {
    return false;
  }
}
