import { expect, test } from '@jest/globals';

import { looksLikeEmail, looksLikePhone } from './contact-rules.js';

test.each([
  ['600 100 200', true],
  ['+48 600-100-200', true],
  ['0048 (42) 630 00 00', true],
  ['600 100', false],
  ['sześćset', false],
])('%s looks like a phone number: %s', (text, expected) => {
  expect(looksLikePhone(text)).toBe(expected);
});

test.each([
  ['anna@example.pl', true],
  ['anna@example', false],
  ['anna example@pl.pl', false],
  [`${'a'.repeat(250)}@example.pl`, false],
])('%s looks like an e-mail address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected);
});
