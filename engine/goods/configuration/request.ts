import { familyOf } from '../families/families.js';
import type { Configuration } from './configuration.js';

type Selection = Readonly<Record<string, boolean | number>>;

/**
 * The request for these settings. It names every option of the family: a whole number if it is sold by the piece, else
 * whether it is chosen.
 */
export function requestOf<Settings extends Pick<Configuration, 'category' | 'options'>>({
  category,
  options,
  ...same
}: Settings) {
  const selection: Selection = Object.fromEntries(
    familyOf(category).options.map(({ code, unit }) => {
      const quantity = options[code] ?? 0;
      return [code, unit === 'each' ? quantity : quantity > 0];
    }),
  );
  return { ...same, options: selection };
}
