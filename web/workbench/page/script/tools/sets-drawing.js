// Two sets of texts as circles: the relation as one sees it in a textbook.

const SVG = 'http://www.w3.org/2000/svg';

/** By relation: centre and radius of the left circle, and of the right one. */
const CIRCLES = {
  equal: [
    [66, 30],
    [66, 33],
  ],
  subset: [
    [56, 17],
    [66, 34],
  ],
  superset: [
    [66, 34],
    [76, 17],
  ],
  overlap: [
    [48, 32],
    [84, 32],
  ],
  disjoint: [
    [34, 28],
    [98, 28],
  ],
};

/** The drawing of a relation, or null if it is not known. It is only a picture of the sentence beside it. */
export function setsDrawing(relation) {
  const circles = CIRCLES[relation];
  if (circles === undefined) return null;
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', 'sets');
  drawing.setAttribute('viewBox', '0 0 132 76');
  drawing.setAttribute('aria-hidden', 'true');
  circles.forEach(([x, radius], index) => {
    const circle = document.createElementNS(SVG, 'circle');
    circle.setAttribute('class', ['left', 'right'][index]);
    circle.setAttribute('cx', x);
    circle.setAttribute('cy', 38);
    circle.setAttribute('r', radius);
    drawing.append(circle);
  });
  return drawing;
}
