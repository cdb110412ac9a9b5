// Underlined places of a text, moved along while the text is edited, until the compiler has read it again.

/** The marks of the diagnostics of a `check`: `{ start, end, kind, message }`. An empty place gets one character. */
export function marksOf(diagnostics, text) {
  const marks = [];
  const add = (start, end, kind, message) => marks.push({ ...widened(start, end, text), kind, message });
  for (const { severity, message, start, end, labels } of diagnostics) {
    for (const label of labels ?? []) add(label.start, label.end, 'label', label.text);
    add(start, end, severity, message);
  }
  return marks;
}

/** An empty place cannot be seen: the character behind it, or at the end of a line the one before. */
function widened(start, end, text) {
  if (end > start) return { start, end };
  const atEnd = start >= text.length || text[start] === '\n' || text[start] === '\r';
  return atEnd ? { start: Math.max(start - 1, 0), end: start } : { start, end: start + 1 };
}

/** The lengths of the common beginning and end of two texts or arrays, which do not overlap. */
export function common(before, after) {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { head, tail };
}

/** The marks after an edit: those behind it moved, those that it touched gone. */
export function moved(marks, before, after) {
  const { head, tail } = common(before, after);
  const [changed, shift] = [before.length - tail, after.length - before.length];
  return marks.flatMap((mark) => {
    if (mark.end <= head) return [mark];
    return mark.start >= changed ? [{ ...mark, start: mark.start + shift, end: mark.end + shift }] : [];
  });
}
