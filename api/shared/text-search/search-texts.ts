import { setImmediate } from 'node:timers/promises';
import type { TextIndex, IndexedWord } from './text-index.js';
import { type Word, searchTerms } from './words.js';

export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 6;

/** How many words a search for this text looks up. */
export const countSearchedWords = (typed: string): number =>
  searchTerms(typed.slice(0, MAX_SEARCH_LENGTH), MAX_WORDS).length;

/** The results of a search in some indexes. */
export interface FoundTexts {
  /** For each index the numbers of its documents, the best first. */
  readonly numbers: readonly (readonly number[])[];
  /** For each index the score of its best document; 0 where it has none. */
  readonly bestScores: readonly number[];
  /** The words that were looked for, in place of mistyped ones those nearest to them. */
  readonly words: readonly Word[];
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
  const lookedUp: LookedUp[] = [];
  for (const word of searchTerms(typed, MAX_WORDS)) {
    lookedUp.push(lookUp(word, indexes));
    await setImmediate();
  }
  const complete = indexes.map((_, index) => ranked(lookedUp, index, lookedUp.length));
  const isPartial = lookedUp.length > 1 && complete.every(({ length }) => length === 0);
  const found = isPartial ? indexes.map((_, index) => ranked(lookedUp, index, 1)) : complete;
  const words = lookedUp.map(({ word }) => word);
  return {
    numbers: found.map((documents) => documents.map(({ number }) => number)),
    bestScores: found.map(([best]) => best?.score ?? 0),
    words,
    corrected: lookedUp.some(({ isCorrected }) => isCorrected)
      ? words.map(({ spelt }) => spelt).join(' ')
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

interface Ranked {
  number: number;
  score: number;
}

/** The documents of an index with at least `least` of the words, sorted by the number of words, then by score. */
function ranked(lookedUp: readonly LookedUp[], index: number, least: number): Ranked[] {
  const totals = new Map<number, { words: number; score: number }>();
  for (const { scores } of lookedUp) {
    for (const [number, score] of scores[index] ?? []) {
      const total = totals.get(number) ?? { words: 0, score: 0 };
      totals.set(number, { words: total.words + 1, score: total.score + score });
    }
  }
  return [...totals]
    .filter(([, { words }]) => words >= least)
    .toSorted(([a, x], [b, y]) => y.words - x.words || y.score - x.score || a - b)
    .map(([number, { score }]) => ({ number, score }));
}

/** In letters: too many words resemble a shorter one. */
const SHORTEST = 4;
/** From this length on a word may have two typos. */
const LONG = 8;

/** The word nearest to a mistyped one; of equally near words the one in most documents. Null where none is near. */
function nearestWord({ folded }: Word, words: Iterable<IndexedWord>): Word | null {
  if (folded.length < SHORTEST || /\d/.test(folded)) return null;
  let least = folded.length >= LONG ? 2 : 1;
  let nearest: IndexedWord | null = null;
  for (const word of words) {
    const distance = Math.min(
      editDistance(folded, word.folded, least),
      editDistance(folded, word.stem, least),
    );
    const isNearer = distance < least || !nearest || word.weights.size > nearest.weights.size;
    if (distance > least || !isNearer) continue;
    least = distance;
    nearest = word;
  }
  return nearest;
}

/**
 * The number of letters that must be added, dropped, replaced or swapped with their neighbour to turn one word into the
 * other (the distance of Damerau and Levenshtein in which no part is changed twice); `Infinity` above `most`.
 */
export function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  // A change adds one letter and drops another at most; this costs far less than the table below.
  if (bitsOf(lettersOf(from) ^ lettersOf(to)) > 2 * most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return Infinity;
    [beforeLast, last] = [last, current];
  }
  const distance = at(last, to.length);
  return distance > most ? Infinity : distance;
}

/** The set of a word's letters as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
