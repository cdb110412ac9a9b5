// A message above the panes, about the page as a whole.

import { announce } from './announce.js';
import { byId, h } from './dom.js';

/** Shows a message, with an action: `{ label, act }`. It stays until it is closed or replaced. */
export function complain(message, action = null) {
  const notice = byId('notice');
  const act = () => {
    notice.hidden = true;
    action.act();
  };
  notice.replaceChildren(
    h('span', {}, message),
    ...(action === null
      ? []
      : [h('button', { type: 'button', class: 'small', id: 'notice-act', on: { click: act } }, action.label)]),
    h('button', { type: 'button', class: 'small', on: { click: quiet } }, 'Dismiss'),
  );
  notice.hidden = false;
  announce('notice', message);
}

/** Takes the message away. */
export function quiet() {
  byId('notice').hidden = true;
}
