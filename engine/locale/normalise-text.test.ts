import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hasLetter, normaliseLine, normaliseText } from './text.js';

test.each([
  ['\u202eanna@example.com\u202c', 'anna@example.com'],
  ['\ufeffAn\u200bna\u00ad Kow\u2060al', 'Anna Kowal'],
  ['Z\u0307o\u0301łć', 'Żółć'],
  ['  Anna\u00a0\u2003\t Nowak\n', 'Anna Nowak'],
  ['\u3164\u115f\u2800', ''],
])('the normal form of the line %j is %j', (text, normal) => {
  expect(normaliseLine(text)).toBe(normal);
});

test('a text keeps its lines and the blanks within them', () => {
  expect(normaliseText('\u2067ul.\u00a0Długa  1\r\n\r\n90-001\u200e Łódź\u2028 ')).toBe(
    'ul.\u00a0Długa  1\n\n90-001 Łódź',
  );
});

test('a normal form stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
      expect(normaliseLine(normaliseLine(text))).toBe(normaliseLine(text));
    }),
  );
});

test.each([
  ['Łucja', true],
  ['李', true],
  ['J2', true],
  ['...', false],
  ['\u3164\u3164', false],
  ['\u200b\u2800', false],
  ['12 34', false],
])('%j has a visible letter: %s', (name, has) => {
  expect(hasLetter(name)).toBe(has);
});
