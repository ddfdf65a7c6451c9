import { type Word, wordsIn, stem } from './words.js';

/** A part of a document. A match in a title weighs more than one in the text. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

export interface IndexedWord extends Word {
  /** The dictionary form of the word. */
  readonly stem: string;
  /** The greatest weight of the word in each document, by the document's number. */
  readonly weights: ReadonlyMap<number, number>;
}

/** The quality of a match: the same word, another form of it, or a longer word that begins with it. */
const SAME = 1;
const FORM = 0.9;
const BEGINNING = 0.5;

/**
 * A longer word also matches if it begins with the typed word, or with its stem. For that, the typed word must have at
 * least `SHORTEST_BEGINNING` letters, the stem at least `SHORTEST_STEM`.
 */
const SHORTEST_BEGINNING = 2;
const SHORTEST_STEM = 4;

/** An inverted index: the words of some documents, which are numbered from 0 in the order in which they are given. */
export class TextIndex {
  readonly words: readonly IndexedWord[];

  constructor(documents: readonly (readonly WeightedText[])[]) {
    const words = new Map<string, IndexedWord & { weights: Map<number, number> }>();
    for (const [number, texts] of documents.entries()) {
      for (const { text, weight } of texts) {
        for (const word of wordsIn(text)) {
          const entry = words.get(word.folded);
          const { weights } = entry ?? { weights: new Map<number, number>() };
          if (!entry) words.set(word.folded, { ...word, stem: stem(word.folded), weights });
          weights.set(number, Math.max(weight, weights.get(number) ?? 0));
        }
      }
    }
    this.words = [...words.values()];
  }

  /**
   * The documents that contain a word, one of its forms or a longer word that begins with it, by number, with their
   * score: the quality of the match times the weight of the word in that document, the highest where several match.
   */
  documentsWith(searched: Word): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { word, closeness } of this.matchesOf(searched)) {
      for (const [number, weight] of word.weights)
        scores.set(number, Math.max(closeness * weight, scores.get(number) ?? 0));
    }
    return scores;
  }

  /** The words with which `documentsWith` finds documents, in the form of `Word.folded`. */
  formsOf(searched: Word): string[] {
    return this.matchesOf(searched).map(({ word }) => word.folded);
  }

  private matchesOf({ folded }: Word): { word: IndexedWord; closeness: number }[] {
    const searched = { folded, stem: stem(folded) };
    return this.words
      .map((word) => ({ word, closeness: closenessOf(word, searched) }))
      .filter(({ closeness }) => closeness > 0);
  }
}

type SearchedWord = Pick<IndexedWord, 'folded' | 'stem'>;

function closenessOf(word: IndexedWord, searched: SearchedWord): number {
  if (word.folded === searched.folded) return SAME;
  if (word.stem === searched.stem) return FORM;
  const isBeginning =
    (searched.folded.length >= SHORTEST_BEGINNING && word.folded.startsWith(searched.folded)) ||
    (searched.stem.length >= SHORTEST_STEM && word.folded.startsWith(searched.stem));
  return isBeginning ? BEGINNING : 0;
}
