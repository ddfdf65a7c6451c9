import { normaliseLine, fold } from '#engine/locale/text';

export interface Word {
  /** In lower case and without diacritics. */
  readonly folded: string;
  /** In lower case, as it is spelt. */
  readonly spelt: string;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** The space in the type of a slat, "C 80", which the catalogue spells "C80". */
const SPACE_IN_TYPE = /(?<![\p{L}\p{N}])(?<letter>[cz]) (?=[1-9]0(?!\d))/giu;

/** Polish stop words, without diacritics. */
const JOINING = new Set(
  'a albo aby ale bez by byc co czy dla do gdy gdzie i ich jak jest lub ma na nad nie o od oraz po pod przed przez przy sa sie ta tak te to u w we z za ze'.split(
    ' ',
  ),
);

/** All words of a text in their order; everything but letters and digits separates words. */
export function wordsIn(text: string): Word[] {
  const found = normaliseLine(text).toLowerCase().match(WORD) ?? [];
  return found.map((spelt) => ({ spelt, folded: fold(spelt) }));
}

/** Joins the type of a slat that was typed apart: "żaluzja C 80" becomes "żaluzja C80". */
export const joinSlatTypes = (typed: string): string => typed.replace(SPACE_IN_TYPE, '$<letter>');

/** The search terms of a typed text: its first words without stop words, unless it has only those. */
export function wantedWords(typed: string, most: number): Word[] {
  const words = wordsIn(joinSlatTypes(typed));
  const telling = words.filter(({ folded }) => !JOINING.has(folded));
  return (telling.length > 0 ? telling : words).slice(0, most);
}
