import { expect, test } from '@jest/globals';
import { parseOrderNumber } from './withdrawal-fields.js';

test.each([
  ['17', 17],
  [' #17 ', 17],
  ['nr 17', 17],
  ['\u200enr\u00a0#17\u200f', 17],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['1.5', null],
  ['siedemnaście', null],
  ['', null],
])('parses the order number %j as %j', (text, number) => {
  expect(parseOrderNumber(text)).toBe(number);
});
