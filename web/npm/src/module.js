// The WebAssembly module of web/wasm, and the components that it finds.
//
// An instance of the module is replaced by a new one after a trap, for nothing in it can be relied upon then, and when its memory
// has grown above a size, for memory of WebAssembly never shrinks.
import { __wbg_reset_state, initSync, Uris } from "../module/virgule_wasm.js";
import bytes from "../module/virgule_wasm_bg.wasm";
import { checkLength, MAX_LENGTH, tooLong } from "./arguments.js";
import { Malformed } from "./errors.js";

/** An instance with more bytes of memory is replaced when its answer was taken. */
const MAX_MEMORY = 2 ** 24;

// Words of a record: flags, start and end of each component, start of the text; src/package/reader.rs of the crate.
const RECORD = 16;
const START = 15;
const NONE = 0xffffffff;
const VALID = 1;
const CHANGED = 2;

let { memory } = initSync({ module: bytes });
let uris = new Uris();
// The memory as words. Growing it detaches the buffer.
let words = new Uint32Array(memory.buffer);

function memoryWords() {
  if (words.byteLength === 0) words = new Uint32Array(memory.buffer);
  return words;
}

function replaceInstance() {
  __wbg_reset_state();
  // The exports of the new instance.
  ({ memory } = initSync());
  uris = new Uris();
  words = new Uint32Array(memory.buffer);
}

/** The bytes of memory that the module holds. */
export function memoryBytes() {
  return memoryWords().byteLength;
}

// The result of `work`, which calls the module and copies what is wanted out of its memory. Messages that the module throws become
// errors; anything else is no answer about a text, and goes to the caller.
function call(work) {
  try {
    const result = work();
    if (memoryBytes() > MAX_MEMORY) replaceInstance();
    return result;
  } catch (error) {
    if (typeof error === "string") throw new Malformed(`URI is malformed: ${error}`);
    replaceInstance();
    throw error instanceof WebAssembly.RuntimeError ? outOfMemory(error) : error;
  }
}

// The module cannot panic on a text; what it can is run out of memory.
function outOfMemory(cause) {
  return new RangeError("there is not enough memory to read this text", { cause });
}

/** The components of a text as strings, without those of schemes; undefined if the text is no URI reference, or too long. */
export function read(text) {
  if (tooLong(text.length)) return undefined;
  return call(() => {
    const flags = uris.read(text);
    if ((flags & VALID) === 0) return undefined;
    return components(flags & CHANGED ? uris.text() : text, 0, memoryWords(), uris.records());
  });
}

/** The same for each text, with one call of the module for many. */
export function readAll(texts) {
  const found = [];
  let from = 0;
  while (from < texts.length) {
    const begin = from;
    for (let length = 0; from < texts.length && length + texts[from].length <= MAX_LENGTH; from++) length += texts[from].length + 1;
    if (from > begin) readBatch(texts.slice(begin, from), found);
    else found.push(read(texts[from++]));
  }
  return found;
}

function readBatch(texts, found) {
  const begin = found.length;
  call(() => {
    // A text with a line end is read alone.
    uris.readLines(texts.map((text) => (text.includes("\n") ? "" : text)).join("\n"));
    const [all, records] = [memoryWords(), uris.records()];
    let changed;
    texts.forEach((text, index) => {
      const record = records + index * RECORD;
      if ((all[record] & VALID) === 0) return found.push(undefined);
      if ((all[record] & CHANGED) === 0) return found.push(components(text, 0, all, record));
      changed ??= uris.text();
      return found.push(components(changed, all[record + START], all, record));
    });
  });
  texts.forEach((text, index) => {
    if (text.includes("\n")) found[begin + index] = read(text);
  });
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

/** The normalized text. Throws a {@link Malformed} error if the text is no URI reference, and a RangeError if it is too long. */
export function normalized(text) {
  checkLength(text.length);
  return call(() => uris.normalize(text));
}

/** The target of a reference. Throws as {@link normalized}. */
export function target(base, reference, tolerant) {
  checkLength(base.length);
  checkLength(reference.length);
  return call(() => uris.resolve(base, reference, tolerant));
}

/** Why {@link read} gives nothing for a text. */
export function reason(text) {
  const message = tooLong(text.length);
  if (message) return `URI is malformed: ${message}`;
  try {
    normalized(text);
  } catch (error) {
    if (error instanceof Malformed) return error.message;
    throw error;
  }
  throw new Error("the module answers differently about the same text");
}
