import { fold } from '../../../engine/locale/fold.js';

export interface Word {
  /** In lower case and without diacritics. */
  readonly folded: string;
  /** In lower case, as it is spelt. */
  readonly spelt: string;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Polish stop words, without diacritics. */
const JOINING = new Set(
  'a albo aby ale bez by byc co czy dla do gdy gdzie i ich jak jest lub ma na nad nie o od oraz po pod przed przez przy sa sie ta tak te to u w we z za ze'.split(
    ' ',
  ),
);

/** All words of a text in their order; everything but letters and digits separates words. */
export function wordsIn(text: string): Word[] {
  const found = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return found.map((spelt) => ({ spelt, folded: fold(spelt) }));
}

/** The search terms of a typed text: its first words without stop words, unless it has only those. */
export function wantedWords(typed: string, most: number): Word[] {
  const words = wordsIn(typed);
  const telling = words.filter(({ folded }) => !JOINING.has(folded));
  return (telling.length > 0 ? telling : words).slice(0, most);
}
