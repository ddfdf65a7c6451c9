import { type Category, cardOf } from '../../../goods/families/categories.js';
import { familyOf } from '../../../goods/families/families.js';
import { fold } from '../../../locale/text.js';
import { windowFamilies } from '../project.js';

/** The kind of a cell's text. */
export type CellKind = 'empty' | 'number' | 'pieces' | 'size' | 'family' | 'text';

const MOST_LETTERS = 3;
const LONGEST_NUMBER = 14;
const PAIR = /^(\d[\d.,]*(?:mm|cm|m)?)[x×*](\d[\d.,]*(?:mm|cm|m)?)$/i;

/** The kind of a cell; a wrong number ("12o") counts as a number, so that the row says what is wrong with it. */
export function kindOf(cell: string): CellKind {
  if (cell === '') return 'empty';
  if (sizePair(cell)) return 'size';
  const compact = cell.replace(/\s/g, '');
  const letters = compact.match(/\p{L}/gu)?.length ?? 0;
  if (/^-?\d/.test(compact) && letters <= MOST_LETTERS && compact.length <= LONGEST_NUMBER)
    return /szt/i.test(compact) ? 'pieces' : 'number';
  return namedFamily(cell) ? 'family' : 'text';
}

/** The two sizes of "120x150" or "120 × 150 cm"; null for anything else. */
export function sizePair(cell: string): [width: string, height: string] | null {
  const [, width, height] = PAIR.exec(cell.replace(/\s/g, '')) ?? [];
  if (width === undefined || height === undefined) return null;
  const [unit] = /[a-z]+$/i.exec(height) ?? [''];
  return [/[a-z]$/i.test(width) ? width : width + unit, height];
}

export interface NamedFamily {
  readonly family: Category;
  /** The variant, where the text names one. */
  readonly variant: string | null;
}

/** The family that a text names, by its own name or that of a variant: "Rolety", "żaluzja C50"; null for none. */
export function namedFamily(text: string): NamedFamily | null {
  const words = fold(text).split(/[^a-z0-9]+/);
  const named = windowFamilies().map((family) => {
    const stem = fold(cardOf(family).label).slice(0, -1);
    const { variants } = familyOf(family);
    const variant = variants.find(({ code, label }) =>
      words.some((word) => word === code || word === fold(label)),
    );
    return {
      family,
      variant: variant?.code ?? null,
      isNamed: words.some((word) => word.startsWith(stem)),
    };
  });
  const found =
    named.find(({ isNamed }) => isNamed) ?? named.find(({ variant }) => variant !== null);
  return found ? { family: found.family, variant: found.variant } : null;
}
