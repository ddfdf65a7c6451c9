import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CITIES } from './places.js';
import { MIDSUMMER_AFTERNOON, isSameSun, readSun, writeSun } from './sun-settings.js';

describe('the sun settings in a URL', () => {
  it('are read as they were written', () => {
    const settings = fc.record({
      city: fc.constantFrom(...CITIES.map(({ code }) => code)),
      facade: fc.integer({ min: 0, max: 359 }),
      dayOfYear: fc.integer({ min: 1, max: 365 }),
      minutes: fc.integer({ min: 0, max: 1439 }),
    });
    fc.assert(fc.property(settings, (sun) => expect(readSun(writeSun(sun))).toEqual(sun)));
  });

  it.each([
    undefined,
    null,
    '',
    ['lodz.180.172.840'],
    'lodz.180.172',
    'atlantyda.180.172.840',
    'lodz.360.172.840',
    'lodz.180.0.840',
    'lodz.180.366.840',
    'lodz.180.172.1440',
    'lodz.-1.172.840',
    'lodz.180.172.840\r\nx: y',
  ])('are null for an invalid value: %j', (text) => {
    expect(readSun(text)).toBeNull();
  });

  it('is the same only for equal settings', () => {
    expect(isSameSun(MIDSUMMER_AFTERNOON, { ...MIDSUMMER_AFTERNOON })).toBe(true);
    expect(isSameSun(MIDSUMMER_AFTERNOON, { ...MIDSUMMER_AFTERNOON, minutes: 600 })).toBe(false);
  });
});
