// The fields of a text as a tree: which lies inside which. And the field at an offset.

/** How many colours there are: `--field-1` and so on. */
export const COLOURS = 8;

/** The number of the colour of each field: fields of one name have one colour. */
export function colours(fields) {
  const names = [...new Set(fields.map(({ name }) => name))];
  return fields.map(({ name }) => (names.indexOf(name) % COLOURS) + 1);
}

/**
 * The fields as a forest: `{ index, start, end, children, height }`, in the order of the text. `height` counts the
 * levels below. A field that only partly overlaps the one before is left out: both cannot be underlined.
 */
export function forest(fields) {
  const nodes = fields.map(({ start, end, depth }, index) => ({ index, start, end, depth, children: [], height: 0 }));
  // Of two fields that begin together the containing one is listed first.
  nodes.sort((left, right) => left.start - right.start || left.index - right.index);
  const roots = [];
  const open = [];
  for (const node of nodes) {
    while (open.length > 0 && !contains(open.at(-1), node)) open.pop();
    const siblings = open.at(-1)?.children ?? roots;
    if (node.start < (siblings.at(-1)?.end ?? 0)) continue;
    siblings.push(node);
    open.push(node);
  }
  roots.forEach(measure);
  return roots;
}

function contains(outer, inner) {
  return inner.depth > outer.depth && inner.start >= outer.start && inner.end <= outer.end;
}

function measure(node) {
  node.height = node.children.reduce((most, child) => Math.max(most, measure(child) + 1), 0);
  return node.height;
}

/**
 * The index of the innermost field that has the character at an offset, or the one before it at the end of the text.
 */
export function fieldAt(fields, offset, length) {
  const at = offset === length ? Math.max(offset - 1, 0) : offset;
  let found = null;
  fields.forEach(({ start, end }, index) => {
    if (start > at || end <= at) return;
    const best = found === null ? Infinity : fields[found].end - fields[found].start;
    if (end - start <= best) found = index;
  });
  return found;
}
