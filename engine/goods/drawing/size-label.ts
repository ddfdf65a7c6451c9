import { SCENE } from './paint.js';
import { short } from './sketch.js';
import { el, type SvgNode } from './svg.js';

/** A size label on a paper-coloured rectangle, centred on a point; rounded or square, rotated for vertical lines. */
export function sizeLabel(
  label: string,
  [x, y]: readonly [number, number],
  {
    size,
    round = false,
    isUpright = false,
  }: { size: number; round?: boolean; isUpright?: boolean },
): SvgNode {
  const width = label.length * size * 0.6 + 34;
  const height = size * 1.32;
  return el(
    'g',
    { transform: `translate(${short(x)} ${short(y)})${isUpright ? ' rotate(-90)' : ''}` },
    el('rect', {
      x: short(-width / 2),
      y: short(-height / 2),
      width: short(width),
      height: short(height),
      fill: SCENE.paper,
      ...(round && { rx: short(height / 2) }),
    }),
    el(
      'text',
      {
        y: short(size * 0.35),
        'text-anchor': 'middle',
        'font-family': 'Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
        'font-size': size,
        'font-weight': 600,
        fill: SCENE.ink,
      },
      label,
    ),
  );
}
