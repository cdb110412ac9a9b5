// The button that copies a link to the page as it is. Where the clipboard is not to be had, a dialog shows the link.

import { linkOf } from './address.js';
import { announce } from './announce.js';
import { byId } from './dom.js';
import { isWhole } from './fragment.js';

/** How long the button says that the link was copied, in milliseconds. */
const SAID = 2000;

/** Makes the button work. */
export function setUpShare(store) {
  const button = byId('share');
  const dialog = byId('share-dialog');
  const input = byId('share-link');
  let timer = 0;

  button.addEventListener('click', async () => {
    const link = await linkOf(store.state);
    try {
      await navigator.clipboard.writeText(link);
      const whole = isWhole(store.state);
      button.textContent = whole ? 'Link copied' : 'Link copied, without the long text';
      announce('share', whole ? 'The link is copied.' : 'The link is copied. It does not have the long text.');
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.textContent = 'Share';
      }, SAID);
    } catch {
      input.value = link;
      dialog.showModal();
      input.select();
    }
  });
  byId('share-close').addEventListener('click', () => dialog.close());
}
