// Offsets as lines and columns.

/** The offsets at which the lines of a text begin. A line ends behind LF, CR LF or CR. */
export function lineStarts(text) {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  return starts;
}

/** The index of the line that has an offset. */
export function lineAt(starts, offset) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Line and column of an offset, from 1, as people count. */
export function position(starts, offset) {
  const line = lineAt(starts, offset);
  return { line: line + 1, column: offset - starts[line] + 1 };
}
