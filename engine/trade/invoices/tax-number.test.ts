import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNip, readTaxNumber, taxNumberText } from './tax-number.js';

describe('a tax number', () => {
  test.each([
    ['7261120385', 'PL', '7261120385'],
    ['726-112-03-85', 'PL', '7261120385'],
    [' pl 526 104 08 28 ', 'PL', '5261040828'],
    ['DE 123 456 789', 'DE', '123456789'],
    ['el123456789', 'EL', '123456789'],
    ['ATU12345678', 'AT', 'U12345678'],
    ['CHE-123.456.789', 'CH', 'E123456789'],
  ])('is read from %j', (text, country, number) => {
    expect(readTaxNumber(text)).toEqual({ country, number });
  });

  test.each([
    '',
    '7261120386',
    '726112038',
    '72611203855',
    '0261120385',
    '1002345678',
    'PL7261120386',
    'DE',
    'DE1',
    'DE1234567890123',
    'XX123456789',
    'US123456789',
    'DE12345+789',
    'Nowak sp. z o.o.',
  ])('is not read from %j', (text) => {
    expect(readTaxNumber(text)).toBeNull();
  });

  test('is read back from its text', () => {
    for (const text of ['7261120385', 'DE123456789'])
      expect(taxNumberText(readTaxNumber(text)!)).toBe(text);
  });
});

describe('a NIP', () => {
  const digits = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 10, maxLength: 10 });
  const nip = digits.map((all) => all.join('')).filter(isNip);

  test('is no NIP with one digit changed', () => {
    const place = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(nip, place, fc.integer({ min: 1, max: 9 }), (text, at, digit) => {
        const changed = text.slice(0, at) + digit + text.slice(at + 1);
        return changed === text || !isNip(changed);
      }),
    );
  });

  test('is no NIP with two neighbouring digits swapped', () => {
    fc.assert(
      fc.property(nip, fc.integer({ min: 0, max: 8 }), (text, at) => {
        const pair = text.charAt(at + 1) + text.charAt(at);
        const swapped = text.slice(0, at) + pair + text.slice(at + 2);
        return swapped === text || !isNip(swapped);
      }),
    );
  });
});
