// The components that RFC 3986 finds beside the fields of this browser's own `URL`.

/** By component of RFC 3986, how the browser's `URL` says the same, without the delimiters; null if it has none. */
const FIELDS = [
  ['scheme', (url) => url.protocol.replace(/:$/, '')],
  ['userinfo', userinfo],
  ['host', (url) => url.hostname || null],
  ['port', (url) => url.port || null],
  ['path', (url) => url.pathname],
  ['query', (url) => url.search.slice(1) || null],
  ['fragment', (url) => url.hash.slice(1) || null],
];

function userinfo({ username, password }) {
  if (password !== '') return `${username}:${password}`;
  return username || null;
}

/**
 * Rows `{ name, rfc, browser, differs }`. `components` are those of `text` by RFC 3986 or 3987, null if it has none;
 * `url` is the browser's. A component that is there but empty is the empty string, one that is not is null. The browser
 * does not tell an empty query from none, so that is no difference.
 */
export function compareFields(components, text, url) {
  return FIELDS.map(([name, read]) => {
    const found = components?.find((component) => component.name === name);
    const rfc = found ? text.slice(found.start, found.end) : null;
    const browser = url === null ? null : read(url);
    return { name, rfc, browser, differs: (rfc ?? '') !== (browser ?? '') };
  });
}

/** What the browser makes of a text: `{ url, error }`. */
export function browserReads(text, base) {
  try {
    return { url: base === null ? new URL(text) : new URL(text, base), error: null };
  } catch (error) {
    return { url: null, error: error.message };
  }
}
