// Tells screen readers what changed, once typing pauses: one polite sentence at a time.

import { byId } from './dom.js';

/** In milliseconds. */
const PAUSE = 900;

let timer = 0;
const waiting = new Map();

/** Announces a sentence; a later one about the same `topic` replaces it. */
export function announce(topic, sentence) {
  waiting.set(topic, sentence);
  clearTimeout(timer);
  timer = setTimeout(() => {
    byId('announcer').textContent = [...waiting.values()].filter(Boolean).join(' ');
    waiting.clear();
  }, PAUSE);
}
