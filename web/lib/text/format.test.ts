import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plural } from '#engine/locale/plural';
import { formatDate, formatDateTime } from '../dates/format-date';
import { formatMoney, formatNumber } from './format';

test.each([
  ['4890.00', '4 890 zł'],
  ['4890.50', '4 890,50 zł'],
  ['320.00', '320 zł'],
  ['1234567.05', '1 234 567,05 zł'],
  ['0.00', '0 zł'],
])('formatMoney(%s) is %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text.replaceAll(' ', '\u00a0'));
});

test('numbers are grouped and use the comma', () => {
  expect(formatNumber('12.00')).toBe('12');
  expect(formatNumber(1234.5)).toBe('1\u00a0234,5');
});

test('dates are formatted in Warsaw time', () => {
  expect(formatDate('2026-11-20T23:30:00Z')).toBe('21 listopada 2026');
  expect(formatDateTime('2026-07-01T12:05:00Z')).toContain('14:05');
});

test.each([
  [0, 'produktów'],
  [1, 'produkt'],
  [2, 'produkty'],
  [5, 'produktów'],
  [12, 'produktów'],
  [22, 'produkty'],
])('%d goes with %s', (n, form) => {
  expect(plural(n, ['produkt', 'produkty', 'produktów'])).toBe(form);
});

test('plural agrees with Intl for every whole number', () => {
  const rules = new Intl.PluralRules('pl-PL');
  fc.assert(
    fc.property(fc.nat(), (n) => {
      expect(plural(n, ['one', 'few', 'many'])).toBe(rules.select(n));
    }),
  );
});
