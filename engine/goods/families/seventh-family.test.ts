import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHADE_SAIL, SHADE_SAILS, SHADE_SAIL_PRODUCT } from '../../testing/shade-sail.js';
import { factsOf } from '../configuration/facts.js';
import { validate } from '../configuration/validate.js';
import { drawProduct } from '../drawing/draw-product.js';
import { renderSvg } from '../drawing/svg.js';
import { drawView } from '../drawing/views/draw-view.js';
import { partsListOf } from '../model/parts-list.js';
import { adviceOn } from '../place/advice-on.js';
import { productIdentifier, safetyNotes } from '../place/safety.js';
import { alternativesOf } from '../price/alternatives.js';
import { entriesOf } from '../price/price-list-entries.js';
import { initialPriceList } from '../price/price-list.js';
import { price } from '../price/price.js';
import { cityOf } from '../sun/places.js';
import { shadeAt } from '../sun/sunny-day.js';
import { CATEGORIES, isCategory } from './categories.js';
import { familyOf, registerFamily } from './families.js';

/** A price list that was made before the family was registered. */
const EARLIER = initialPriceList();

function configuration(variant: string) {
  const request = {
    variant,
    width: 400,
    projection: 300,
    options: { ledLighting: true },
  };
  const checked = validate(request, SHADE_SAIL_PRODUCT);
  expect(checked.issues).toEqual([]);
  return checked.configuration!;
}

describe('a family registered beside the six', () => {
  let remove = (): void => undefined;
  beforeAll(() => {
    remove = registerFamily(SHADE_SAIL);
  });
  afterAll(() => remove());

  it('is the last of the categories', () => {
    expect(CATEGORIES.at(-1)).toBe('zagle');
    expect(isCategory('zagle')).toBe(true);
  });

  it('is priced by its initial figures, also with a price list that has none for it', () => {
    for (const list of [EARLIER, initialPriceList()]) {
      // (1000 zł + 12 m² × 100 zł) × 1.2 + 680 zł
      expect(price(configuration('falisty'), SHADE_SAIL_PRODUCT, list).total).toBe(3320_00);
      expect(entriesOf(list).get('zagle.factor.falisty')).toBe(120);
    }
  });

  it('is drawn in perspective and at right angles, with its sizes', () => {
    const sail = configuration('prostokatny');
    const drawing = renderSvg(drawProduct(sail, { dimensions: true, scene: true }));
    expect(drawing).toContain('Żagiel prostokątny');
    for (const text of [drawing, renderSvg(drawView(sail, 'top'))]) {
      expect(text).toContain('400\u00a0cm');
      expect(text).not.toMatch(/NaN|undefined/);
    }
  });

  it('has a parts list, facts and alternatives', () => {
    const sail = configuration('prostokatny');
    expect(partsListOf(sail).map(({ name, count }) => `${count} × ${name}`)).toEqual([
      '1 × Tkanina',
      '2 × Słup',
      '1 × Listwa LED',
    ]);
    expect(factsOf(sail)).toContainEqual({
      topic: 'projection',
      label: 'Głębokość',
      value: '300\u00a0cm',
    });
    const labels = alternativesOf(sail, SHADE_SAIL_PRODUCT, EARLIER).map(
      ({ change }) => change.label,
    );
    expect(labels).toContain('Żagiel falisty');
  });

  it('has its advice, warnings, identifier and shade', () => {
    const sail = configuration('prostokatny');
    expect(adviceOn(sail, null).map(({ code }) => code)).toEqual(['sail_storm', 'tolerance']);
    expect(safetyNotes(SHADE_SAILS)).toEqual(['Zdejmij żagiel przed burzą.']);
    expect(productIdentifier(SHADE_SAILS, 7)).toBe('ZAG-0007');
    const day = { year: 2026, month: 6, day: 21 };
    const shade = shadeAt(sail, { place: cityOf('lodz'), facade: 180 }, day, 14 * 60);
    expect(shade.share).toBeGreaterThan(0.3);
  });
});

it('a family that was removed is no category any more', () => {
  expect(isCategory('zagle')).toBe(false);
  expect(CATEGORIES).toHaveLength(6);
  expect(() => familyOf(SHADE_SAILS)).toThrow(RangeError);
});
