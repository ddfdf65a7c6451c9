import { expect, test } from '@jest/globals';
import { looksLikeEmail, looksLikePhone, phoneDigits } from './contact-rules.js';

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
  ['tel:+48600100200', '+48600100200'],
  ['Tel.: 600\u2011100\u2013200', '600100200'],
  ['+49 (0) 30 / 901820', '+4930901820'],
  ['\u202a+48 600\u00a0100\u200b200\u202c', '+48600100200'],
  ['６００ 100 200', '600100200'],
])('%j is the phone number %s', (text, number) => {
  expect(phoneDigits(text)).toBe(number);
  expect(looksLikePhone(text)).toBe(true);
});

test.each([
  ['anna@example.pl', true],
  ['anna@example', false],
  ['anna example@pl.pl', false],
  [`${'a'.repeat(250)}@example.pl`, false],
])('%s looks like an e-mail address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected);
});
