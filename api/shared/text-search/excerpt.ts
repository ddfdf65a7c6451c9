import { normaliseLine } from '#engine/locale/text';
import { wordsIn } from './words.js';

/** A sentence and its words, in the form of `Word.folded`. */
export interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

/** A part of an excerpt: a word that was searched for, or the text between two of them. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

const LETTER = String.raw`[\p{L}\p{N}]`;
const SENTENCE_END = /\n+|(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u;

/** The sentences of some texts in their order; each line is a sentence at least. */
export const sentencesIn = (texts: readonly string[]): Sentence[] =>
  texts
    .flatMap((text) => text.split(SENTENCE_END))
    .map((sentence) => ({
      text: normaliseLine(sentence),
      words: wordsIn(sentence).map(({ folded }) => folded),
    }));

/**
 * The sentence with most of the searched words, the first of equals, in parts; empty if none has any. `searched` has for
 * each word all its forms, as `TextIndex.formsOf` finds them.
 */
export function excerptOf(
  sentences: readonly Sentence[],
  searched: readonly ReadonlySet<string>[],
): TextPart[] {
  let best = { text: '', count: 0 };
  for (const { text, words } of sentences) {
    const { length: count } = searched.filter((forms) => words.some((word) => forms.has(word)));
    if (count > best.count) best = { text, count };
  }
  const found = wordsIn(best.text).filter(({ folded }) =>
    searched.some((forms) => forms.has(folded)),
  );
  if (found.length === 0) return [];
  const anyFound = `(?<!${LETTER})(${found.map(({ spelt }) => spelt).join('|')})(?!${LETTER})`;
  const pattern = new RegExp(anyFound, 'iu');
  return shortened(best.text, best.text.search(pattern))
    .split(pattern)
    .map((text, index) => ({ text, isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** In characters: what is shown of a sentence at most, and of a longer one before the first found word. */
const LONGEST = 180;
const BEFORE = 60;

/** What is around the first found word where a sentence is long; an ellipsis stands for the rest. */
function shortened(text: string, first: number): string {
  if (text.length <= LONGEST) return text;
  const start = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const end = text.length - start > LONGEST ? text.lastIndexOf(' ', start + LONGEST) : text.length;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
