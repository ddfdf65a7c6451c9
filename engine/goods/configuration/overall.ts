import { polishNumber } from '../../locale/polish-number.js';
import { familyOf } from '../families/families.js';
import { OVERLAP, type OverallSize } from '../families/mounting.js';
import type { Configuration } from './configuration.js';

const NBSP = '\u00a0';

/**
 * The parts that stick out of the ordered size, the overall size and, for goods in front of a window, how large its
 * reveal has to be or what opening they cover; in Polish. Null where nothing sticks out.
 */
export function overallText(configuration: Configuration): string | null {
  const overall = familyOf(configuration.category).overallSize?.(configuration);
  return overall ? [boxText(overall), ...openingText(overall)].join(' ') : null;
}

function boxText({ name, height, depth, width, total }: OverallSize): string {
  const box = `${name} ${sizes(height, depth)}`;
  if (total === null) return `${box}, szerokość z${NBSP}pokrywami ${sizes(width)}.`;
  return `${box} nad zamówionym wymiarem, całość ${sizes(width, total)}.`;
}

function openingText({ opening }: OverallSize): string[] {
  if (!opening) return [];
  const { isReveal, width, height } = opening;
  return isReveal
    ? [`Zmieści się we wnęce o${NBSP}wymiarach co najmniej ${sizes(width, height)}.`]
    : [
        `Zasłoni otwór do ${sizes(width, height)}, z${NBSP}zakładem ${OVERLAP}${NBSP}cm po bokach i${NBSP}u${NBSP}dołu.`,
      ];
}

/** "121 × 172,5 cm" */
function sizes(...each: readonly number[]): string {
  return `${each.map((size) => polishNumber(size, { most: 1 })).join(`${NBSP}×${NBSP}`)}${NBSP}cm`;
}
