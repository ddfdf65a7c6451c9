import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ENTRY_LIMITS, entriesOf, priceListEntries, withEntries } from './price-list-entries.js';
import { initialPriceList } from './price-list.js';

const { version: _, ...DATA } = initialPriceList();

describe('the entries of a price list', () => {
  it('are all of its figures, each once', () => {
    const keys = priceListEntries().map(({ key }) => key);
    expect([...entriesOf(DATA).keys()].sort()).toEqual([...keys].sort());
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['electric', 890_00],
    ['pergole.option.zipGuides', 450_00],
    ['zadaszenia.option.sideWalls', 350_00],
    ['pergole.factor.wolnostojace', 115],
    ['zadaszenia.factor.szklane', 125],
  ])('%s is %i hundredths', (key, value) => {
    expect(entriesOf(DATA).get(key)).toBe(value);
  });

  it('are within their limits', () => {
    for (const { key, unit } of priceListEntries()) {
      const [min, max] = ENTRY_LIMITS[unit];
      expect(entriesOf(DATA).get(key)).toBeGreaterThanOrEqual(min);
      expect(entriesOf(DATA).get(key)).toBeLessThanOrEqual(max);
    }
  });

  it('can be written back to a list with changes', () => {
    const key = fc.constantFrom(...priceListEntries().map((entry) => entry.key));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(key, fc.nat(100_000)), { selector: ([it]) => it }),
        (drawn) => {
          const values = new Map(drawn);
          const changed = entriesOf(withEntries(DATA, values));
          expect(changed).toEqual(new Map([...entriesOf(DATA), ...values]));
          expect(withEntries(DATA, new Map())).toEqual(DATA);
        },
      ),
    );
  });
});
