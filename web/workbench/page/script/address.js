// Keeps the address and the state equal, in both directions.

import { read, write } from './fragment.js';

/** The address follows this long after the last change: browsers limit how often it may change. In milliseconds. */
const PAUSE = 250;

/**
 * Restores the state from the address, then follows both. The history gets no entry from a change; an address that the
 * user enters or goes back to is restored. `complain(message)` is called if a fragment cannot be read.
 */
export async function followAddress(store, complain) {
  let timer = 0;
  /** The fragment that this page wrote last: its own change is no news. */
  let written = null;

  const restore = async () => {
    const fragment = location.hash;
    if (fragment.slice(1) === written) return;
    try {
      store.set(await read(fragment));
    } catch (error) {
      complain(`The link cannot be read: ${error.message}`);
    }
  };

  const save = async () => {
    const state = store.state;
    const fragment = await write(state);
    if (state !== store.state || fragment === location.hash.slice(1)) return;
    written = fragment;
    history.replaceState(null, '', `#${fragment}`);
  };

  await restore();
  addEventListener('hashchange', restore);
  store.listen(() => {
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  });
  // Without this a change and an immediate reload would lose the change.
  addEventListener('pagehide', save);
}

/** The address that shares a state. */
export async function linkOf(state) {
  const link = new URL(location.href);
  link.hash = await write(state);
  return link.href;
}
