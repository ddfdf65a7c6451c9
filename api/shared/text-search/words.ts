import { fold } from '../../../engine/locale/fold.js';

/** A word of a text. */
export interface Word {
  /** In small letters and without diacritics. */
  readonly folded: string;
  /** In small letters, as it is spelt. */
  readonly spelt: string;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Words that join others and that nobody looks for, without diacritics. */
const JOINING = new Set(
  'a albo aby ale bez by byc co czy dla do gdy gdzie i ich jak jest lub ma na nad nie o od oraz po pod przed przez przy sa sie ta tak te to u w we z za ze'.split(
    ' ',
  ),
);

/** All words of a text in their order; what is no letter and no digit only divides them. */
export function wordsIn(text: string): Word[] {
  const found = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return found.map((spelt) => ({ spelt, folded: fold(spelt) }));
}

/** What is looked for in a typed text: its first words without those that join others, unless there are no more. */
export function wantedWords(typed: string, most: number): Word[] {
  const words = wordsIn(typed);
  const telling = words.filter(({ folded }) => !JOINING.has(folded));
  return (telling.length > 0 ? telling : words).slice(0, most);
}
