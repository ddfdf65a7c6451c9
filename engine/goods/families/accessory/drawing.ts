import type { Configuration } from '../../configuration/configuration.js';
import { SCENE } from '../../drawing/paint.js';
import { type SvgNode, el, idPrefix } from '../../drawing/svg.js';
import { titledDrawing } from '../../drawing/titled-drawing.js';
import { accessoryCard } from './card.js';

/** The sign of accessories in the frame of a drawing, in place of a to-scale drawing. */
export function drawAccessory(configuration: Configuration): SvgNode {
  const { ink, shade } = accessoryCard.sign;
  const shows = { id: idPrefix(configuration), shows: 'bez zdjęcia', definitions: [] };
  return titledDrawing(configuration, shows, [
    el('rect', { width: 1200, height: 900, fill: SCENE.wallLight }),
    el(
      'g',
      { transform: 'translate(384 284) scale(9)', 'stroke-linejoin': 'round' },
      el('path', { d: shade, fill: SCENE.wallDeep }),
      el('path', { d: ink, fill: 'none', stroke: SCENE.joinery, 'stroke-width': 0.9 }),
    ),
  ]);
}
