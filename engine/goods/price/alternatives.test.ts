import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceList, validCase } from '../../testing/arbitraries.js';
import { PRODUCTS } from '../../testing/products.js';
import type { ConfigurationRequest } from '../configuration/configuration.js';
import { applyRepair } from '../configuration/issues.js';
import { requestOf } from '../configuration/request.js';
import { validate } from '../configuration/validate.js';
import type { Category } from '../families/categories.js';
import { alternativesOf } from './alternatives.js';
import { initialPriceList } from './price-list.js';
import { price } from './price.js';

function differences(category: Category, request: ConfigurationRequest): Record<string, number> {
  const { configuration, issues } = validate(request, PRODUCTS[category]);
  if (!configuration) throw new Error(JSON.stringify(issues));
  const found = alternativesOf(configuration, PRODUCTS[category], initialPriceList());
  return Object.fromEntries(
    found.map(({ change, difference }) => [change.label.replaceAll('\u00a0', ' '), difference]),
  );
}

describe('beside the default awning of 4 890 zł', () => {
  it('smaller sizes cost less, options cost their price', () => {
    expect(differences('markizy', { width: 400, projection: 300 })).toEqual({
      'Szerokość mniejsza o 10 cm': -60_00,
      'Wysięg krótszy o 10 cm': -80_00,
      'Markiza koszowa': 0,
      'Sterowanie elektryczne': 890_00,
      'Czujnik wiatru': 320_00,
      'Oświetlenie LED': 680_00,
    });
  });

  it('offers to remove chosen options, and only valid configurations', () => {
    const found = differences('markizy', {
      width: 200,
      projection: 300,
      controlType: 'electric',
      options: { ledLighting: true },
    });
    expect(found).toMatchObject({
      'Sterowanie manualne': -890_00,
      'Bez dodatku: Oświetlenie LED': -680_00,
    });
    expect(Object.keys(found)).not.toContain('Szerokość mniejsza o 10 cm');
  });
});

it('every alternative is a configuration that costs what it says', () => {
  fc.assert(
    fc.property(validCase, priceList, ({ request, product }, list) => {
      const { configuration } = validate(request, product);
      const { total } = price(configuration!, product, list);
      for (const { change, difference } of alternativesOf(configuration!, product, list)) {
        const other = validate(applyRepair(requestOf(configuration!), change), product);
        expect(other.issues).toEqual([]);
        expect(price(other.configuration!, product, list).total - total).toBe(difference);
      }
    }),
    { numRuns: 300 },
  );
});
