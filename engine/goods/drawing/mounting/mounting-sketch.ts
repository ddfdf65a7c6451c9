import type { Configuration } from '../../configuration/configuration.js';
import { familyOf } from '../../families/families.js';
import { derive } from '../../model/derive.js';
import { el, type SvgNode } from '../svg.js';
import { SKETCH } from './section-sheet.js';
import { type MountingSizes, mountingSizes, terraceSection } from './terrace-section.js';
import { windowSection } from './window-section.js';

/**
 * How a product is mounted, to scale, as an SVG of 640 × 400 units with a Polish name: over a terrace the section with
 * height, slope and clear height; in front of a window the goods on the wall or in the reveal.
 */
export function mountingSketch(configuration: Configuration): SvgNode {
  const model = derive(configuration);
  const sizes = mountingSizes(configuration, model);
  const overTerrace = model.setting.place === 'terrace';
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${SKETCH.width} ${SKETCH.height}`,
      role: 'img',
      'aria-label': overTerrace
        ? terraceText(sizes)
        : 'Montaż w\u00a0skali: od przodu i\u00a0w\u00a0przekroju',
    },
    ...(overTerrace
      ? terraceSection(model, sizes)
      : windowSection(model, isInReveal(configuration))),
  );
}

const isInReveal = (configuration: Configuration): boolean =>
  familyOf(configuration.category).overallSize?.(configuration)?.opening?.isReveal ?? false;

/** "Przekrój w skali: montaż na 310 cm, nachylenie 14°, prześwit 205 cm" */
function terraceText({ mounted, slope, clear }: MountingSizes): string {
  const phrases = [
    `montaż na ${Math.round(mounted)}\u00a0cm`,
    slope > 0 && `nachylenie ${Math.round(slope)}°`,
    clear !== null && `prześwit ${Math.round(clear)}\u00a0cm`,
  ];
  return `Przekrój w\u00a0skali: ${phrases.filter(Boolean).join(', ')}`;
}
