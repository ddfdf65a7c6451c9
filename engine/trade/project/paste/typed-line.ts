import { kindOf, namedFamily, sizePair } from './cell-kinds.js';
import type { ReadColumn, Role } from './columns.js';

const ROLES: readonly Role[] = ['label', 'family', 'width', 'height', 'pieces'];

/** The columns of lines that `typedCells` has put in order. */
export const TYPED_COLUMNS: readonly ReadColumn[] = ROLES.map((role) => ({ role, unit: null }));

/**
 * The words of a typed line, in columns: numbers at its end are width, height and pieces, everything before is the
 * label and the kind of product.
 */
export function typedCells(line: readonly string[]): string[] {
  const words = line.flatMap((word) => sizePair(word) ?? [word]);
  const lastWord = words.findLastIndex((word) => !['number', 'pieces'].includes(kindOf(word)));
  const numbers = words.slice(lastWord + 1);
  // The 1 of "Salon 1 120 150" belongs to the label, unlike the 120 of "Salon 120 150 2".
  const isLabelled = numbers.length > 2 && lastWord >= 0 && Number(numbers[0]) < SMALLEST_SIZE;
  const start = lastWord + 1 + Number(isLabelled);
  const label = words.slice(0, start).join(' ');
  const family = namedFamily(label) ? label : '';
  const [width = '', height = '', pieces = ''] = words.slice(start);
  return [label, family, width, height, pieces];
}

/** No product is smaller than this; cm. */
const SMALLEST_SIZE = 20;
