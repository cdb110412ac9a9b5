// The WebAssembly module of crates/virgule-wasm, and the components that it finds.
import { initSync, Uris } from "../module/virgule_wasm.js";
import bytes from "../module/virgule_wasm_bg.wasm";

// Words of a record: flags, start and end of each component, start of the text; src/package/reader.rs of the crate.
const RECORD = 16;
const START = 15;
const NONE = 0xffffffff;
const VALID = 1;
const CHANGED = 2;

const { memory } = initSync({ module: bytes });
const uris = new Uris();

// The memory of the module as words. Growing it detaches the buffer.
let words = new Uint32Array(memory.buffer);
function memoryWords() {
  if (words.byteLength === 0) words = new Uint32Array(memory.buffer);
  return words;
}

/** The components of a text as strings, without those of schemes; undefined if the text is no URI reference. */
export function read(text) {
  const flags = uris.read(text);
  if ((flags & VALID) === 0) return undefined;
  return components(flags & CHANGED ? uris.text() : text, 0, memoryWords(), uris.records());
}

/** The same for each text, with one call of the module. */
export function readAll(texts) {
  // A text with a line end is read alone.
  const lines = texts.map((text) => (text.includes("\n") ? "" : text));
  uris.readLines(lines.join("\n"));
  const [all, begin] = [memoryWords(), uris.records()];
  let changed;
  const found = texts.map((text, index) => {
    const record = begin + index * RECORD;
    if ((all[record] & VALID) === 0) return undefined;
    if ((all[record] & CHANGED) === 0) return components(text, 0, all, record);
    changed ??= uris.text();
    return components(changed, all[record + START], all, record);
  });
  // After the records were taken: another call overwrites them.
  return found.map((parts, index) => (texts[index].includes("\n") ? read(texts[index]) : parts));
}

// The components of a record, whose text begins in `text` at `from`.
function components(text, from, all, record) {
  const part = (number) => {
    const start = all[record + number];
    return start === NONE ? undefined : text.slice(from + start, from + all[record + number + 1]);
  };
  return {
    scheme: part(1),
    userinfo: part(3),
    host: part(5),
    port: part(7),
    path: part(9),
    query: part(11),
    fragment: part(13),
  };
}

/** The normalized text. Throws an Error if the text is no URI reference. */
export function normalized(text) {
  return withError(() => uris.normalize(text));
}

/** The target of a reference. Throws an Error if one of the texts is no URI reference. */
export function target(base, reference, tolerant) {
  return withError(() => uris.resolve(base, reference, tolerant));
}

/** Why a text is no URI reference. */
export function reason(text) {
  try {
    uris.normalize(text);
    return undefined;
  } catch (message) {
    return `URI is malformed: ${message}`;
  }
}

// The module throws messages.
function withError(call) {
  try {
    return call();
  } catch (message) {
    if (typeof message === "string") throw new Error(`URI is malformed: ${message}`);
    throw message;
  }
}
