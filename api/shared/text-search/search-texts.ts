import { setImmediate } from 'node:timers/promises';
import { nearestWord } from './nearest-word.js';
import type { TextIndex } from './text-index.js';
import { type Word, wantedWords } from './words.js';

export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 6;

/** How many words a search for this text looks up. */
export const countSearchedWords = (typed: string): number =>
  wantedWords(typed.slice(0, MAX_SEARCH_LENGTH), MAX_WORDS).length;

/** The results of a search in some indexes. */
export interface FoundTexts {
  /** For each index the numbers of its documents, the best first. */
  readonly numbers: readonly (readonly number[])[];
  /** The words that were looked for, where some of them replace mistyped ones; null where nothing was mistyped. */
  readonly corrected: string | null;
  /** Whether `numbers` are documents with only some of several words, because no document contains all of them. */
  readonly isPartial: boolean;
}

/**
 * The documents of several indexes that contain all words of a typed text, in any form and order. A word that no index
 * contains is taken for a typo of the nearest one. Where no document contains all words, returns those that contain
 * some. Yields to other requests between the words.
 */
export async function searchTexts(
  typed: string,
  indexes: readonly TextIndex[],
): Promise<FoundTexts> {
  const wanted: LookedUp[] = [];
  for (const word of wantedWords(typed, MAX_WORDS)) {
    wanted.push(lookUp(word, indexes));
    await setImmediate();
  }
  const numbers = indexes.map((_, index) => ranked(wanted, index, wanted.length));
  const isPartial = wanted.length > 1 && numbers.every(({ length }) => length === 0);
  return {
    numbers: isPartial ? indexes.map((_, index) => ranked(wanted, index, 1)) : numbers,
    corrected: wanted.some(({ isCorrected }) => isCorrected)
      ? wanted.map(({ word }) => word.spelt).join(' ')
      : null,
    isPartial,
  };
}

/** A word with the documents that have it, by index. */
interface LookedUp {
  word: Word;
  isCorrected: boolean;
  scores: readonly Map<number, number>[];
}

function lookUp(word: Word, indexes: readonly TextIndex[]): LookedUp {
  const scores = indexes.map((index) => index.documentsWith(word));
  if (scores.some(({ size }) => size > 0)) return { word, isCorrected: false, scores };
  const nearest = nearestWord(
    word,
    indexes.flatMap(({ words }) => words),
  );
  if (!nearest) return { word, isCorrected: false, scores };
  return {
    word: nearest,
    isCorrected: true,
    scores: indexes.map((index) => index.documentsWith(nearest)),
  };
}

/** The documents of an index with at least `least` of the words, sorted by the number of words, then by score. */
function ranked(wanted: readonly LookedUp[], index: number, least: number): number[] {
  const totals = new Map<number, { words: number; score: number }>();
  for (const { scores } of wanted) {
    for (const [number, score] of scores[index] ?? []) {
      const total = totals.get(number) ?? { words: 0, score: 0 };
      totals.set(number, { words: total.words + 1, score: total.score + score });
    }
  }
  return [...totals]
    .filter(([, { words }]) => words >= least)
    .toSorted(([a, x], [b, y]) => y.words - x.words || y.score - x.score || a - b)
    .map(([number]) => number);
}
