import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatAmount, formatZloty, parseAmount, roundHalfUp } from './money.js';

describe('amounts', () => {
  it.each([
    [4890_00, '4\u00a0890\u00a0zł'],
    [4890_50, '4\u00a0890,50\u00a0zł'],
    [1_234_567_89, '1\u00a0234\u00a0567,89\u00a0zł'],
    [0, '0\u00a0zł'],
    [5, '0,05\u00a0zł'],
  ])('are written for people: %d grosze', (amount, text) => {
    expect(formatZloty(amount)).toBe(text);
  });

  it.each([
    ['4890.00', 489000],
    ['4890', 489000],
    ['0.5', 50],
    ['0.05', 5],
    ['19.99', 1999],
    ['-12.30', -1230],
    ['0.29', 29],
  ])('reads %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '1,50',
    '1.005',
    'abc',
    '1e3',
    '.5',
    '5.',
    '+1',
    'Infinity',
    '1 000',
    '9'.repeat(13),
  ])('refuses %j', (text) => {
    expect(() => parseAmount(text)).toThrow(RangeError);
  });

  it.each([
    [489000, '4890.00'],
    [5, '0.05'],
    [0, '0.00'],
    [-1230, '-12.30'],
  ])('writes %d', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it('reads its own output', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        expect(parseAmount(formatAmount(amount))).toBe(amount);
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [-5, 10, 0],
    [-6, 10, -1],
    [9007199254740991, 2, 4503599627370496],
  ])('%d / %d gives %d', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });

  it('refuses amounts beyond exact integers', () => {
    expect(() => roundHalfUp(2 ** 53, 10)).toThrow(RangeError);
  });
});
