// Which field is looked at: the one under the cursor of the text, or for a moment one that is pointed at or focused
// elsewhere. All views of fields show it.

/** Emits `change` when another field, or none, is looked at. */
export class FieldFocus extends EventTarget {
  #caret = null;
  #pointed = null;

  /** The index of the field, or null. */
  get field() {
    return this.#pointed ?? this.#caret;
  }

  /** The field under the cursor of the text. */
  caretAt(field) {
    this.#change(() => {
      this.#caret = field;
    });
  }

  /** A field that is pointed at; null when no longer. */
  pointAt(field) {
    this.#change(() => {
      this.#pointed = field;
    });
  }

  /** Makes an element a view: pointing at it, or focusing in it, is pointing at the field. */
  watch(element, field) {
    for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, () => this.pointAt(field()));
    for (const event of ['pointerleave', 'focusout']) element.addEventListener(event, () => this.pointAt(null));
  }

  #change(change) {
    const before = this.field;
    change();
    if (this.field !== before) this.dispatchEvent(new CustomEvent('change'));
  }
}
