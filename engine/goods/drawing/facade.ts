import { point, type Point } from '../model/geometry.js';
import type { Model } from '../model/model.js';
import type { Picture } from './picture.js';

const GAP = 26;

/** A view from the front, slightly from the left to show the depth of niche and guides, with room for sizes. */
export function frontalView({
  setting: { opening },
  footprint: { x },
  dimensions,
}: Model): Pick<Picture, 'extent' | 'eye' | 'maxScale'> {
  const { y } = opening;
  const low = Math.min(y[0], ...dimensions.map(({ from }) => from.y));
  const top = Math.max(...dimensions.map(({ to }) => to.y));
  const extent: Point[] = [
    point(x[0] - GAP * 1.6, Math.max(0, low - 14), 0),
    point(x[1] + GAP * 0.4, top + 8, 0),
  ];
  return {
    extent,
    eye: point(x[0] * 0.6 - 40, (y[0] + y[1]) / 2 + 12, 760),
    maxScale: 4.2,
  };
}
