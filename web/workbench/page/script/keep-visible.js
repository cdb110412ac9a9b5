// Scrolls to the cursor of a textarea that has the size of its mirror.
//
// A browser scrolls to the cursor before a script hears of an edit. Then the mirror, and so the textarea, is not yet as
// large as the new text, and a cursor on a new line stays out of view until the next key.

/** The rectangle of an offset in the text of an element. */
export function rectangleAt(element, offset) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (left > node.length) {
      left -= node.length;
      continue;
    }
    const range = document.createRange();
    range.setStart(node, left);
    range.collapse(true);
    return range.getClientRects()[0] ?? element.getBoundingClientRect();
  }
  return element.getBoundingClientRect();
}

/** Scrolls an element as little as makes a rectangle visible; `inset` is what covers it at the left. */
export function keepVisible(scroller, rectangle, inset = 0) {
  const box = scroller.getBoundingClientRect();
  const margin = 8;
  const [top, left] = [box.top + margin, box.left + inset + margin];
  const [bottom, right] = [box.top + scroller.clientHeight - margin, box.left + scroller.clientWidth - margin];
  if (rectangle.top < top) scroller.scrollTop -= top - rectangle.top;
  else if (rectangle.bottom > bottom) scroller.scrollTop += rectangle.bottom - bottom;
  if (rectangle.left < left) scroller.scrollLeft -= left - rectangle.left;
  else if (rectangle.left > right) scroller.scrollLeft += rectangle.left - right;
}
