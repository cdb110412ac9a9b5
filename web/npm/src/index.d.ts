/** The components of a URI reference. `undefined` is absent; an empty string is there. */
export interface URIComponent {
  scheme?: string;
  userinfo?: string;
  /** IPv6 addresses are without brackets. */
  host?: string;
  /** A number; an empty string if the colon is there without a port. */
  port?: number | string;
  path?: string;
  query?: string;
  fragment?: string;
  /** `same-document`, `relative`, `absolute` or `uri`. */
  reference?: string;
  /** Of a URN: its namespace, and its text, or the UUID. */
  nid?: string;
  nss?: string;
  uuid?: string;
  /** Of a WebSocket URI: path and query, and whether it is `wss`. */
  resourceName?: string;
  secure?: boolean;
  /** Why the text is malformed; then no other member is set, but for errors of the scheme. */
  error?: string;
}

export interface Options {
  /** Read the members of this scheme, whatever the scheme of the URI is. */
  scheme?: string;
  /** Read the rest of a URN as that of this namespace: `uuid` gives a `uuid`. */
  nid?: string;
  /** An error unless the reference is of this kind. */
  reference?: string;
  /** `resolve`: a reference with the scheme of the base is a relative one. URN: any text is a UUID. */
  tolerant?: boolean;
  /** `serialize`: keep dot segments. */
  absolutePath?: boolean;
}

// Each function throws a TypeError for arguments of other types, and all but `parse` and `parseAll` a RangeError for a text of more
// than 16,777,216 characters.

/** The components of a text, in canonical spelling. A malformed text has an `error`. */
export function parse(uri: string, options?: Options): URIComponent;

/** The same for each text, with one call into WebAssembly: a sixth faster for a thousand texts. */
export function parseAll(uris: readonly string[], options?: Options): URIComponent[];

/** The text of components, normalized. Throws an Error if they make no URI reference. */
export function serialize(components: URIComponent, options?: Options): string;

/** The normalized text; a malformed one is returned as it is. */
export function normalize(uri: string, options?: Options): string;
export function normalize(uri: URIComponent, options?: Options): URIComponent;

/** The target of a reference. Throws an Error if one of the texts is malformed. */
export function resolve(base: string, relative: string, options?: Options): string;

/** The same for components. */
export function resolveComponent(base: URIComponent, relative: URIComponent, options?: Options): URIComponent;

/** True if both are equal after normalization; false if one of them is malformed. */
export function equal(one: string | URIComponent, other: string | URIComponent, options?: Options): boolean;

/** All of these functions: what Ajv takes as `uriResolver`. */
export declare const fastUri: {
  parse: typeof parse;
  parseAll: typeof parseAll;
  serialize: typeof serialize;
  normalize: typeof normalize;
  resolve: typeof resolve;
  resolveComponent: typeof resolveComponent;
  equal: typeof equal;
};
export default fastUri;
