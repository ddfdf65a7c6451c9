import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { formatPhone } from '#engine/locale/contact';

test('every valid Polish number is grouped as its kind is', () => {
  const numbers = fc
    .integer({ min: 100_000_000, max: 999_999_999 })
    .map((digits) => parsePhoneNumberFromString(`+48${digits}`))
    .filter((number) => number?.isValid() === true);
  fc.assert(
    fc.property(numbers, (number) => {
      const text = formatPhone(number!.number).replaceAll('\u00a0', ' ');
      expect(text).toBe(number!.formatInternational());
    }),
    { numRuns: 500 },
  );
});
