// Elements from a description. Texts become text nodes, never HTML.

/**
 * An element with properties and children.
 *
 * `class`, `data-*`, `aria-*`, `role`, `for`, `id`, `scope` and `href` are attributes; `on` holds listeners by event;
 * `css` holds custom properties; the rest are properties of the element. Children that are null or false are left out.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'on') for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (name === 'css')
      for (const [property, it] of Object.entries(value)) element.style.setProperty(property, it);
    else if (/^(class|role|for|id|scope|href|data-|aria-)/.test(name)) element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** The element with an id. The page has it: a missing one is a mistake of the page. */
export const byId = (id) => document.getElementById(id);

/** A message of the compiler: what is in backticks is code. */
export function prose(message) {
  return message.split(/`([^`]*)`/).map((part, index) => (index % 2 === 0 ? part : h('code', {}, part)));
}

/** The whole character at an offset of a text; empty at its end. */
export const characterAt = (text, offset) => text.slice(offset, offset + (text.codePointAt(offset) > 0xffff ? 2 : 1));

/** A text with the place where it goes wrong marked: a character, or its end. */
export function marked(text, offset) {
  const wrong = characterAt(text, offset);
  const place =
    wrong === '' ? h('span', { class: 'near-miss-end' }) : h('span', { class: 'near-miss-place' }, visible(wrong));
  return [visible(text.slice(0, offset)), place, visible(text.slice(offset + wrong.length))];
}

/** Characters that are not seen as their numbers: fonts rarely have pictures of them. */
export function visible(text) {
  const number = (character) => character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
  return text.replace(UNSEEN, (character) => `⟨U+${number(character)}⟩`);
}

/** Control characters, marks of direction, separators of lines, and what is not assigned to a character. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A button that puts a text into the input. */
export const takeButton = (take, text, ...children) =>
  h('button', { type: 'button', class: 'take', on: { click: () => take(text) } }, children);

/** A table; `about` is its caption for screen readers. A heading is a text, or a list of properties and a text. */
export function table(name, about, headings, rows) {
  const heading = (one) => {
    const [properties, text] = Array.isArray(one) ? one : [{}, one];
    return h('th', { scope: 'col', ...properties }, text);
  };
  return h(
    'table',
    { class: name },
    h('caption', { class: 'unseen' }, about),
    h('thead', {}, h('tr', {}, headings.map(heading))),
    h('tbody', {}, rows),
  );
}

/** A text as it is shown: the empty one in words, since nothing would be seen of it. */
export function shown(text) {
  return text === '' ? h('span', { class: 'empty' }, 'the empty string') : visible(text);
}
