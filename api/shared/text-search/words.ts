import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normaliseLine, fold } from '#engine/locale/text';
import { PROJECT_ROOT } from '../project-files.js';

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
const STOP_WORDS = new Set(
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
export function searchTerms(typed: string, most: number): Word[] {
  const words = wordsIn(joinSlatTypes(typed));
  const telling = words.filter(({ folded }) => !STOP_WORDS.has(folded));
  return (telling.length > 0 ? telling : words).slice(0, most);
}

const ENDINGS_FILE = join(PROJECT_ROOT, 'content/search/polish-endings.txt');
/** Marks the start of a word in the file, so that an ending can be a whole word. */
const WORD_START = '^';

/** In letters: an ending that would leave a shorter stem is skipped. */
const SHORTEST_STEM = 2;

/** How an ending of a word is replaced in its dictionary form. */
interface EndingChange {
  /** How many letters are dropped at the end. */
  drop: number;
  add: string;
}

const endings = readEndings(readFileSync(ENDINGS_FILE, 'utf8'));

/**
 * The dictionary form of a Polish word, both without diacritics: "komarow" and "komarami" become "komar". The longest
 * ending in the file that fits is used; `tools/stemmer` learns the endings from a dictionary.
 */
export function stem(word: string): string {
  const marked = WORD_START + word;
  for (let from = 0; from <= marked.length; from += 1) {
    const change = endings.get(marked.slice(from));
    const isWhole = from === 0;
    if (change && (isWhole || word.length - change.drop >= SHORTEST_STEM))
      return word.slice(0, word.length - change.drop) + change.add;
  }
  return word;
}

function readEndings(file: string): Map<string, EndingChange> {
  const lines = file.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, ending = '', drop, add = ''] = /^(\S*) (\d+)(\S*)$/.exec(line) ?? [];
      if (drop === undefined) throw new Error(`not an ending and its change: ${line}`);
      return [ending, { drop: Number(drop), add }];
    }),
  );
}
