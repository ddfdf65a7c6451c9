import type { Configuration } from '../configuration/configuration.js';
import { describeConfiguration, productName } from '../configuration/labels.js';
import { FRAME } from './camera.js';
import { el, type SvgNode } from './svg.js';

/** An SVG of a product with its Polish title and description for screen readers. */
export function titledDrawing(
  configuration: Configuration,
  { id, shows, definitions }: { id: string; shows: string; definitions: readonly SvgNode[] },
  content: readonly SvgNode[],
): SvgNode {
  const [title, description] = [`${id}-title`, `${id}-description`];
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${FRAME.width} ${FRAME.height}`,
      role: 'img',
      'aria-labelledby': `${title} ${description}`,
    },
    el('title', { id: title }, `${productName(configuration)}: ${shows}`),
    el('desc', { id: description }, describeConfiguration(configuration)),
    el('defs', {}, ...definitions),
    ...content,
  );
}
