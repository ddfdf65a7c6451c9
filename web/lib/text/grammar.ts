import { type PluralForms, plural } from '#engine/locale/plural';
import { formatNumber } from './format';

/** A number with its noun: "1 234 produkty". */
export const pluralCount = (n: number, forms: PluralForms): string =>
  `${formatNumber(n)} ${plural(n, forms)}`;

/** A name in the locative case, as after "o": "Cieniomacie"; any other name than the demo's follows "firmie". */
export const locative = (name: string): string =>
  name === 'Cieniomat' ? 'Cieniomacie' : `firmie ${name}`;
