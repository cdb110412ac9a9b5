// The words of a line of ABNF, for their colours. Colours need no parser: what is wrong is underlined by the compiler.

const WORD = new RegExp(
  [
    /(?<directive>;!.*)/,
    /(?<comment>;.*)/,
    /(?<string>(?:%[si])?"[^"]*"?|<[^>]*>?)/,
    /(?<number>%[bdx][0-9a-f.-]*)/,
    /(?<definition>^[ \t]*[a-z][a-z0-9-]*(?=[ \t]*=))/,
    /(?<name>[a-z][a-z0-9-]*)/,
    /(?<sign>=\/?|[/()[\]]|\d*\*\d*|\d+)/,
  ]
    .map((part) => part.source)
    .join('|'),
  'gi',
);

/** The words of a line that have a colour: `[start, end, class]`, in order. */
export function words(line) {
  const found = [];
  for (const match of line.matchAll(WORD)) {
    const [kind] = Object.entries(match.groups).find(([, text]) => text !== undefined);
    if (kind !== 'name') found.push([match.index, match.index + match[0].length, `word-${kind}`]);
  }
  return found;
}
