import { expect, test } from '@jest/globals';
import { excerptOf, sentencesIn } from './excerpt.js';
import { TextIndex } from './text-index.js';
import { searchTerms } from './words.js';

/** The excerpt with the found words in brackets. */
function excerpt(typed: string, ...texts: string[]): string {
  const index = new TextIndex([texts.map((text) => ({ text, weight: 1 }))]);
  const searched = searchTerms(typed, 6).map((word) => new Set(index.formsOf(word)));
  return excerptOf(sentencesIn(texts), searched)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');
}

test.each([
  ['sypialnia', 'Roleta do sypialni.', 'Roleta do [sypialni].'],
  ['taras', 'Na tarasie, na TARASIE.', 'Na [tarasie], na [TARASIE].'],
  ['mark', 'Markiza i\u00a0kwiaty', '[Markiza] i kwiaty'],
  ['żaluzja c80', 'Żaluzja, slat c80.', '[Żaluzja], slat [c80].'],
  ['hipopotam', 'Roleta do sypialni.', ''],
  ['sypialnia', '', ''],
  ['', 'Roleta.', ''],
])('an excerpt for %j from %j marks every form of the words', (typed, text, marked) => {
  expect(excerpt(typed, text)).toBe(marked);
});

test('an excerpt is the sentence with most of the words, the first of equals', () => {
  const text = 'Cień na taras. Montaż na tarasie trwa dzień.\nMontaż tarasu trwa m.in. dwa dni.';
  expect(excerpt('montaż taras', text)).toBe('[Montaż] na [tarasie] trwa dzień.');
  expect(excerpt('taras', 'Bez niego.', text)).toBe('Cień na [taras].');
});

test('a long sentence is cut between words, with the first found word in the first half', () => {
  const long = `${'Bardzo długi wstęp, '.repeat(20)}a potem montaż${' i dalszy ciąg'.repeat(20)}.`;
  const found = excerpt('montaż', long);
  expect(found).toMatch(/^…\S.* a potem \[montaż\] i dalszy .*\S…$/);
  expect(found.length).toBeLessThanOrEqual(190);
  expect(found.indexOf('[')).toBeLessThan(90);
});
