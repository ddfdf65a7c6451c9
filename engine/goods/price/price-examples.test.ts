import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from '../../testing/products.js';
import { sizeLabel } from '../configuration/labels.js';
import { CATEGORIES } from '../families/categories.js';
import { familyOf } from '../families/families.js';
import { exampleName } from './example-names.js';
import { priceExamples } from './price-examples.js';
import { initialPriceList } from './price-list.js';

const examplesOf = (product = PRODUCTS.markizy) =>
  priceExamples(product, initialPriceList()).map(({ size, configuration, price }) => [
    size,
    sizeLabel(configuration).replaceAll('\u00a0', ' '),
    price.total,
  ]);

describe('price examples', () => {
  it('are the smallest, the usual and the largest size', () => {
    expect(examplesOf()).toEqual([
      ['smallest', '200 × 150 cm', 3090_00],
      ['usual', '400 × 300 cm', 4890_00],
      ['largest', '600 × 350 cm', 6690_00],
    ]);
  });

  it('take the nearest size that the product is made in', () => {
    const narrow = { ...PRODUCTS.markizy, maxWidth: 300 };
    expect(examplesOf(narrow)[1]).toEqual(['usual', '300 × 300 cm', 4290_00]);
  });

  it('are listed once where they are equal', () => {
    const fixed = { minWidth: 500, maxWidth: 500, minProjection: 300, maxProjection: 300 };
    expect(examplesOf({ ...PRODUCTS.markizy, ...fixed })).toEqual([
      ['smallest', '500 × 300 cm', 5490_00],
    ]);
  });

  it('are named in Polish, the usual size by what it is where it is the largest', () => {
    const namesOf = (product = PRODUCTS.markizy) => {
      const examples = priceExamples(product, initialPriceList());
      return examples.map(({ size }) => exampleName(size, examples));
    };
    expect(namesOf()).toEqual(['Najmniejszy', 'Typowy', 'Największy']);
    const small = { ...PRODUCTS.markizy, maxWidth: 300, maxProjection: 200 };
    expect(namesOf(small)).toEqual(['Najmniejszy', 'Największy']);
  });

  it('have the cheapest variant, whichever is the first', () => {
    const availableVariants = ['wolnostojace', 'przyscienne'];
    const pergola = { ...PRODUCTS.pergole, availableVariants };
    expect(examplesOf(pergola)).toEqual(examplesOf(PRODUCTS.pergole));
    const freeStanding = examplesOf({ ...pergola, availableVariants: ['wolnostojace'] });
    expect(freeStanding[0]![2]).toBeGreaterThan(examplesOf(pergola)[0]![2] as number);
  });

  it.each(CATEGORIES)('of %s have the default options', (category) => {
    for (const { configuration } of priceExamples(PRODUCTS[category], initialPriceList())) {
      const atFirst = familyOf(category).options.filter((it) => it.selectedByDefault);
      expect(Object.keys(configuration.options)).toEqual(atFirst.map(({ code }) => code));
      expect(configuration.controlType).toBe('manual');
    }
  });
});
