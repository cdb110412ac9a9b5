// The state as the fragment of an address, and back.
//
//     #g=rfc6920.abnf&r=ni&t=ni%3A%2F%2F%2Fsha-256%3Bf4OxZX&tool=compare&c=rfc3986.abnf&cr=uri
//     #own=a+%3D+%22a%22&r=a&t=a                 a short grammar of one's own, as it is
//     #ownz=S1SwVVBKVOICAA&r=a&t=a               a longer one, deflated
//
// Members that are as on a new page are left out, except the text and the grammar. So are long texts: browsers bound addresses, and
// write each into their history.

import { deflate, inflate } from './compress.js';
import { INITIAL } from './store.js';

/** The tools that a link can open. */
const TOOLS = ['diagram', 'samples', 'ambiguities', 'compare', 'uri'];

/** A grammar is not deflated if its part of the fragment is at most this long: people can read it. */
const READABLE = 120;

/** A longer text is no part of the fragment, in UTF-16 code units. */
export const MAX_TEXT = 1 << 16;

/** True if the fragment of a state has all of it. */
export const isWhole = ({ text, base, other }) => [text, base, other].every(fits);

const fits = (text) => text.length <= MAX_TEXT;

/** The fragment of a state, without `#`. */
export async function write(state) {
  const words = new URLSearchParams();
  await writeGrammar(words, state.grammar, 'g', 'own');
  if (state.rule !== null) words.set('r', state.rule);
  if (fits(state.text)) words.set('t', state.text);
  if (state.tool !== INITIAL.tool) words.set('tool', state.tool);
  if (state.base !== '' && fits(state.base)) words.set('base', state.base);
  if (state.other !== '' && fits(state.other)) words.set('other', state.other);
  if (state.second !== null) await writeGrammar(words, state.second, 'c', 'cown');
  if (state.secondRule !== null) words.set('cr', state.secondRule);
  return words.toString();
}

/** The state of a fragment, with or without `#`; an empty one is a new page. Throws if its grammar cannot be read. */
export async function read(fragment) {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  if ([...words.keys()].length === 0) return { ...INITIAL };
  const tool = words.get('tool');
  const grammar = await readGrammar(words, 'g', 'own');
  return {
    grammar: grammar ?? INITIAL.grammar,
    rule: words.get('r') ?? (grammar === null ? INITIAL.rule : null),
    text: lineFeeds(words.get('t')) ?? (grammar === null ? INITIAL.text : ''),
    tool: TOOLS.includes(tool) ? tool : INITIAL.tool,
    base: words.get('base') ?? '',
    other: words.get('other') ?? '',
    second: await readGrammar(words, 'c', 'cown'),
    secondRule: words.get('cr'),
  };
}

/** Writes a grammar by its name, as it is if it is short, else in the shorter of the two forms. */
async function writeGrammar(words, grammar, builtin, own) {
  if ('builtin' in grammar) {
    words.set(builtin, grammar.builtin);
    return;
  }
  const plain = new URLSearchParams({ [own]: grammar.text }).toString();
  const packed = plain.length <= READABLE ? null : await deflate(grammar.text);
  if (packed === null || plain.length <= packed.length) words.set(own, grammar.text);
  else words.set(`${own}z`, packed);
}

async function readGrammar(words, builtin, own) {
  if (words.has(`${own}z`)) return { text: lineFeeds(await inflate(words.get(`${own}z`))) };
  if (words.has(own)) return { text: lineFeeds(words.get(own)) };
  return words.has(builtin) ? { builtin: words.get(builtin) } : null;
}

/** A textarea has no other line ends: offsets are those of the text that it holds. */
const lineFeeds = (text) => text?.replace(/\r\n?/g, '\n');
