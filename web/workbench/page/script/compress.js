// Texts as short strings for an address: deflated, in base64url.

/** A link may come from a stranger: no text becomes longer than this, in bytes. */
export const MAX_INFLATED = 1 << 20;

/** Deflates a text. */
export async function deflate(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/**
 * The text that was deflated. Throws if `packed` is not the result of `deflate`, or of more than `MAX_INFLATED` bytes.
 */
export async function inflate(packed) {
  const stream = new Blob([fromBase64url(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > MAX_INFLATED) {
      await reader.cancel();
      throw new RangeError(`the grammar of the link is longer than ${MAX_INFLATED} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function toBase64url(bytes) {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64url(text) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
