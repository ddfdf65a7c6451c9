import { expect, test } from '@jest/globals';
import { shorten } from '../../ui/layout/page-meta';

test.each([
  ['Krótki opis.', 12, 'Krótki opis.'],
  ['Markiza kasetowa na taras', 24, 'Markiza kasetowa na…'],
  ['Cień na taras, bez wiercenia', 18, 'Cień na taras…'],
  ['Dach – szkło', 8, 'Dach…'],
  ['Dźwigniowatość', 5, 'Dźwi…'],
])('%j in %i characters is %j', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected);
});
