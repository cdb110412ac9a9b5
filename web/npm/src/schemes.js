// Members that some schemes add to the components, as in fast-uri: `secure` and `resourceName` of WebSockets, `nid`, `nss` and
// `uuid` of URNs.
import { Malformed } from "./errors.js";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
// RFC 8141 section 2: NID = (alphanum) 0*30(ldh) (alphanum), here with one character too, and any NSS.
const URN = /^([\da-z](?:[\da-z-]{0,30}[\da-z])?):(.+)$/i;

/** Adds the members of the scheme to components that were parsed. */
export function addMembers(parts, scheme, options) {
  switch (scheme) {
    case "http":
    case "https":
      if (!parts.host) parts.error ??= "HTTP URIs must have a host.";
      break;
    case "ws":
    case "wss":
      // RFC 6455 section 3: "//" host
      if (!parts.host) parts.error ??= "WebSocket URIs must have a host.";
      parts.secure = parts.scheme === "wss";
      parts.resourceName = (parts.path || "/") + (parts.query ? `?${parts.query}` : "");
      parts.path = parts.query = undefined;
      break;
    case "urn":
      addUrn(parts, options);
      break;
  }
  return parts;
}

function addUrn(parts, options) {
  const found = URN.exec(parts.path);
  if (!found) {
    parts.error ??= "URN can not be parsed.";
    return;
  }
  parts.nid = found[1].toLowerCase();
  parts.path = undefined;
  if ((options?.nid ?? parts.nid) === "uuid") {
    parts.uuid = found[2];
    if (!options?.tolerant && !UUID.test(parts.uuid)) parts.error ??= "UUID is not valid.";
  } else {
    parts.nss = found[2];
  }
}

/** Components of RFC 3986 alone, made of those with the members of a scheme. */
export function withoutMembers(parts, scheme, options) {
  switch (scheme) {
    case "ws":
    case "wss":
      return webSocket(parts);
    case "urn":
      return urn(parts, options);
    default:
      return parts;
  }
}

// RFC 6455 section 3: no fragment.
function webSocket(parts) {
  const made = { ...parts, fragment: undefined };
  if (typeof parts.secure === "boolean") made.scheme = parts.secure ? "wss" : "ws";
  if (parts.resourceName) {
    const query = parts.resourceName.indexOf("?");
    made.path = query < 0 ? parts.resourceName : parts.resourceName.slice(0, query);
    made.query = query < 0 ? undefined : parts.resourceName.slice(query + 1);
  }
  return made;
}

function urn(parts, options) {
  if (parts.nid === undefined) {
    if (parts.path) return parts;
    throw new Malformed("URN without nid cannot be serialized");
  }
  const nid = parts.nid.toLowerCase();
  const nss = (options?.nid ?? nid) === "uuid" && parts.uuid !== undefined ? parts.uuid.toLowerCase() : parts.nss;
  return { ...parts, path: `${nid}:${nss ?? ""}` };
}
