import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { postcodeOf } from '../../locale/contact.js';
import { localityOf, POSTCODE_AREAS } from './locality.js';

const PREFIXES = Object.values(POSTCODE_AREAS).flatMap((list) =>
  list.split(',').map((text) => text.trim().split(' ')[0] ?? ''),
);

describe('a postcode', () => {
  it.each([
    ['90-001', 'Łódź', 'łódzkie', 2],
    ['90001', 'Łódź', 'łódzkie', 2],
    [' 04-999 ', 'Warszawa', 'mazowieckie', 2],
    ['16-400', 'Suwałki', 'podlaskie', 4],
    ['65-001', 'Zielona Góra', 'lubuskie', 1],
    ['80-180', 'Gdańsk', 'pomorskie', 3],
    ['64-100', 'Leszno', 'wielkopolskie', 1],
    ['64-113', 'Leszno', 'wielkopolskie', 2],
    ['34-500', 'Zakopane', 'małopolskie', 5],
    ['05-510', 'Piaseczno', 'mazowieckie', 3],
    ['67-200', 'Głogów', 'dolnośląskie', 1],
    ['77-400', 'Złotów', 'wielkopolskie', 3],
  ])('%s lies near %s, %s, zone %i', (postcode, name, voivodeship, snowZone) => {
    expect(localityOf(postcode)).toMatchObject({ name, voivodeship, snowZone });
  });

  it.each([
    ['81-300', 2],
    ['72-600', 2],
    ['58-500', 3],
    ['34-500', 3],
    ['90-001', 1],
  ])('%s lies in wind zone %i', (postcode, windZone) => {
    expect(localityOf(postcode)?.windZone).toBe(windZone);
  });

  it.each(['99-999', '79-100', '06-900', '83-999'])('%s does not exist', (postcode) => {
    expect(postcodeOf(postcode)).toBe(postcode);
    expect(localityOf(postcode)).toBeNull();
  });

  it.each(['', '9', '90-01', '90-0011', 'Łódź', '٩٠-001'])('cannot be read from "%s"', (text) => {
    expect(postcodeOf(text)).toBeNull();
    expect(localityOf(text)).toBeNull();
  });
});

describe('the table of areas', () => {
  it('has every prefix once, and all 16 voivodeships', () => {
    expect(new Set(PREFIXES).size).toBe(PREFIXES.length);
    expect(PREFIXES.every((prefix) => /^\d\d(-\d(\d\d)?)?$/.test(prefix))).toBe(true);
    expect(Object.keys(POSTCODE_AREAS)).toHaveLength(16);
  });

  it('gives every code of an area a zone, the more severe one, and refuses all others', () => {
    const digits = (length: number) =>
      fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, '0'));
    fc.assert(
      fc.property(digits(2), digits(3), (area, place) => {
        const postcode = `${area}-${place}`;
        const exists = PREFIXES.some((prefix) => postcode.startsWith(prefix));
        const locality = localityOf(postcode);
        expect(locality !== null).toBe(exists);
        if (!locality) return;
        expect([1, 2, 3, 4, 5]).toContain(locality.snowZone);
        expect(locality.leastSnowZone).toBeLessThanOrEqual(locality.snowZone);
        expect([1, 2, 3]).toContain(locality.windZone);
        expect(locality.name).toMatch(/^[A-ZŁŚŻ][\p{L}-]*( [\p{L}-]+)*$/u);
      }),
      { numRuns: 2000 },
    );
  });
});
