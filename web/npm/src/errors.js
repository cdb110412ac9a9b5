// What is no URI. Functions that have an answer for such a text catch these errors alone: one that says that nothing was
// computed, such as a text that is too long, is never taken for an answer.

/** A text, or components, that make no URI. */
export class Malformed extends Error {
  get name() {
    return "Error";
  }
}

/** A scheme, a port or a host that is none. */
export class MalformedComponent extends TypeError {
  get name() {
    return "TypeError";
  }
}

export function isMalformed(error) {
  return error instanceof Malformed || error instanceof MalformedComponent;
}
