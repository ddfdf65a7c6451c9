import { describe, expect, it } from '@jest/globals';
import { PRODUCTS } from '../../../testing/products.js';
import { factsOf } from '../../configuration/facts.js';
import {
  describeConfiguration,
  featureLines,
  sizeLabel,
  withSize,
} from '../../configuration/labels.js';
import { requestOf } from '../../configuration/request.js';
import { validate } from '../../configuration/validate.js';
import { drawProduct } from '../../drawing/draw-product.js';
import { renderSvg } from '../../drawing/svg.js';
import { priceExamples } from '../../price/price-examples.js';
import { initialPriceList } from '../../price/price-list.js';
import { price } from '../../price/price.js';

const PRODUCT = PRODUCTS.akcesoria;
const GOODS = validate({}, PRODUCT).configuration!;

describe('goods without a size', () => {
  it('are valid without any setting, and again with the stored ones', () => {
    expect(GOODS).toMatchObject({
      width: 0,
      projection: null,
      height: null,
      color: '',
      frameColor: '',
    });
    expect(validate(requestOf(GOODS), PRODUCT)).toEqual({
      configuration: GOODS,
      issues: [],
      warnings: [],
    });
  });

  it('refuse a size, a colour and electric control', () => {
    const { issues } = validate(
      { width: 10, color: 'Biały', controlType: 'electric', options: { windSensor: true } },
      PRODUCT,
    );
    const fields = issues.map(({ field }) => field);
    expect(fields).toEqual(['width', 'color', 'controlType', 'options.windSensor']);
  });

  it('cost the price of the product, with no price for a m²', () => {
    expect(price(GOODS, PRODUCT, initialPriceList())).toMatchObject({
      total: 8990,
      net: 7309,
      vat: 1681,
      areaCm2: 0,
      pricePerSqm: 0,
      lines: [{ code: 'base', amount: 8990 }],
    });
    expect(priceExamples(PRODUCT, initialPriceList())).toHaveLength(1);
  });

  it('have no facts, features or size in words', () => {
    expect([factsOf(GOODS), featureLines(GOODS), sizeLabel(GOODS)]).toEqual([[], [], '']);
    expect(withSize('Korba', GOODS)).toBe('Korba');
    expect(describeConfiguration(GOODS)).toBe('Akcesorium.');
  });

  it('are drawn as the sign of their family', () => {
    const drawn = renderSvg(drawProduct(GOODS, { dimensions: true, scene: true }));
    expect(drawn).toContain('<title');
    expect(drawn).not.toContain('cm</text>');
  });
});
