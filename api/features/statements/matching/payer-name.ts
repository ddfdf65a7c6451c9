import { fold } from '#engine/locale/text';

/**
 * How the name of a payer agrees with that of a customer: same (it has all words of the customer's name), partial (it
 * has some of them: a common surname, or one of two partners), other (it has none), or unknown where one of the names
 * is missing.
 */
export type NameAgreement = 'same' | 'partial' | 'other' | 'unknown';

/** Forms of address, legal forms and abbreviations before names of streets ("ul"), which do not distinguish names. */
const IGNORED = new Set('pan pani spolka sp zoo oo sa sk phu fhu ul al os'.split(' '));
const MIN_LETTERS = 2;

/**
 * The words of a name in lower case and without diacritics, except the ignored ones and single letters: "Kowalska-Nowak
 * Żaneta" has three.
 */
export const nameWords = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= MIN_LETTERS && !IGNORED.has(word));

/**
 * Compares the words of each of a customer's names with those of the payer's name; the name that agrees best counts.
 * The payer's name may have more words, because banks append an address.
 */
export function agreementOf(
  names: readonly (readonly string[])[],
  payer: ReadonlySet<string>,
): NameAgreement {
  const given = names.filter((words) => words.length > 0);
  if (given.length === 0 || payer.size === 0) return 'unknown';
  if (given.some((words) => words.every((word) => payer.has(word)))) return 'same';
  return given.some((words) => words.some((word) => payer.has(word))) ? 'partial' : 'other';
}
