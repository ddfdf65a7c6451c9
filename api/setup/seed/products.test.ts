import { describe, expect, it } from '@jest/globals';
import { COLORS } from '#engine/goods/configuration/colours';
import type { ConfigurationRequest } from '#engine/goods/configuration/configuration';
import { requestOf } from '#engine/goods/configuration/request';
import { validate } from '#engine/goods/configuration/validate';
import { fabricOf } from '#engine/goods/fabrics/fabrics';
import { CATEGORIES, cardOf } from '#engine/goods/families/categories';
import { familyOf } from '#engine/goods/families/families';
import { price } from '#engine/goods/price/price';
import { initialPriceList } from '#engine/goods/price/price-list';
import { configurableProduct } from '../../features/catalogue/configurable-product.js';
import { DEMO_RATINGS, SEED_PRODUCTS } from './products.js';
import type { SeedProduct } from './seed-product.js';

const COLOR_NAMES = COLORS.map(({ name }) => name);
const WARRANTY = '5 lat, do 10 lat na konstrukcję';

/** The words that list filters search for, normalised as in a shopper's search. */
const FEATURE_WORDS = ['automatyka', 'czujnik wiatru', 'czujnik slonca', 'smart home', 'led'];

const byId = new Map(SEED_PRODUCTS.map((product) => [product.id, product]));

const pictured = ({ category, picture }: SeedProduct): ConfigurationRequest =>
  requestOf({ category, ...picture });

function problems(request: ConfigurationRequest, product: SeedProduct) {
  const { issues, warnings } = validate(request, configurableProduct(product));
  return [...issues, ...warnings].map(({ field, message }) => `${field}: ${message}`);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

describe('the demo catalogue', () => {
  it('holds 26 products or more, four to six of each category', () => {
    expect(SEED_PRODUCTS.length).toBeGreaterThanOrEqual(26);
    for (const category of CATEGORIES) {
      const size = SEED_PRODUCTS.filter((product) => product.category === category).length;
      expect(size).toBeGreaterThanOrEqual(4);
      expect(size).toBeLessThanOrEqual(6);
    }
  });

  it('names the cloth of every awning, screen and blind, with one fabric for each colour', () => {
    for (const product of SEED_PRODUCTS) {
      const { category, fabricCollection, availableColors, specifications } = product;
      const hasCloth = ['markizy', 'refleksole', 'rolety'].includes(category);
      expect([product.id, fabricCollection !== undefined]).toEqual([product.id, hasCloth]);
      if (!fabricCollection) continue;
      expect(cardOf(category).fabrics).toContain(fabricCollection);
      const fabrics = availableColors.map((color) => fabricOf(fabricCollection, color));
      expect(fabrics).not.toContain(null);
      const { name, weight, openness } = fabrics[0]!.collection;
      const specificationOf = new Map(specifications);
      expect(specificationOf.get('Tkanina')).toMatch(
        new RegExp(`^${name}: .*\\b${weight}\u00a0g/m²`),
      );
      expect([`${openness}%`, undefined]).toContain(specificationOf.get('Prześwit tkaniny'));
    }
  });

  it('numbers the products without gaps and names each differently', () => {
    expect(SEED_PRODUCTS.map(({ id }) => id)).toEqual(SEED_PRODUCTS.map((_, index) => index + 1));
    expect(new Set(SEED_PRODUCTS.map(({ name }) => name)).size).toBe(SEED_PRODUCTS.length);
  });

  it('features seven or eight products, at least one of each category', () => {
    const featured = SEED_PRODUCTS.filter((product) => product.featured);
    expect([7, 8]).toContain(featured.length);
    expect(new Set(featured.map(({ category }) => category)).size).toBe(CATEGORIES.length);
  });

  it.each(FEATURE_WORDS)('lets the filter "%s" find some products, but not all', (word) => {
    const found = SEED_PRODUCTS.filter(({ description }) => fold(description).includes(word));
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.length).toBeLessThan(SEED_PRODUCTS.length / 2);
  });

  it('says "led" only where it means the light', () => {
    for (const { name, description } of SEED_PRODUCTS) {
      const text = `${name} ${description}`;
      expect([name, fold(text).split('led').length]).toEqual([name, text.split(/\bLED\b/).length]);
    }
  });

  it('is rated differently, as demo data, with the specified rating of the first product', () => {
    expect(DEMO_RATINGS[1]).toEqual([5, 124]);
    const { 1: _, ...others } = DEMO_RATINGS;
    for (const [average, count] of Object.values(others)) {
      expect(average).toBeGreaterThanOrEqual(4.6);
      expect(average).toBeLessThan(5);
      expect(count).toBeGreaterThan(0);
    }
    const shown = Object.values(DEMO_RATINGS).map(([average, count]) => `${average} ${count}`);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('prices the sample awning of the home page at 4 890 zł', () => {
    const aurora = byId.get(1);
    if (!aurora) throw new Error('Product 1 is missing');
    const { configuration } = validate(
      { width: 400, projection: 300 },
      configurableProduct(aurora),
    );
    if (!configuration) throw new Error('The sample awning is not valid');
    expect(price(configuration, configurableProduct(aurora), initialPriceList()).total).toBe(
      489_000,
    );
  });
});

describe.each(SEED_PRODUCTS.map((product) => [product.id, product] as const))(
  'product %i',
  (_id, product) => {
    it('is described in 80 to 150 words', () => {
      const words = product.description.split(/\s+/u).length;
      expect(words).toBeGreaterThanOrEqual(80);
      expect(words).toBeLessThanOrEqual(150);
    });

    it('has six specifications or more, the warranty among them', () => {
      const names = product.specifications.map(([name]) => name);
      expect(names.length).toBeGreaterThanOrEqual(6);
      expect(new Set(names).size).toBe(names.length);
      expect(new Map(product.specifications).get('Gwarancja')).toBe(WARRANTY);
    });

    it('specifies the greatest projection that its limits allow', () => {
      const stated = new Map(product.specifications).get('Wysięg maks.');
      if (stated !== undefined) expect(stated).toBe(`${product.maxProjection}\u00a0cm`);
    });

    it('has limits in whole centimetres for the sizes of its category and no others', () => {
      const used = familyOf(product.category).dimensions.map(({ dimension }) => dimension);
      const limits = {
        width: [product.minWidth, product.maxWidth],
        projection: [product.minProjection, product.maxProjection],
        height: [product.minHeight, product.maxHeight],
      };
      for (const [dimension, [min, max]] of Object.entries(limits)) {
        if (used.some((name) => name === dimension)) {
          expect(Number.isInteger(min) && Number.isInteger(max)).toBe(true);
          expect(Number(min)).toBeLessThan(Number(max));
        } else {
          expect([min, max]).toEqual([null, null]);
        }
      }
    });

    it('uses known colours and variants, each once', () => {
      const { availableColors, availableFrameColors, availableVariants } = product;
      const codes = familyOf(product.category).variants.map(({ code }) => code);
      expect(COLOR_NAMES).toEqual(expect.arrayContaining([...availableColors]));
      expect(COLOR_NAMES).toEqual(expect.arrayContaining([...availableFrameColors]));
      expect(codes).toEqual(expect.arrayContaining([...availableVariants]));
      for (const list of [availableColors, availableFrameColors, availableVariants]) {
        expect(list.length).toBeGreaterThan(0);
        expect(new Set(list).size).toBe(list.length);
      }
    });

    it('has a picture that can be built and ordered as drawn', () => {
      expect(problems(pictured(product), product)).toEqual([]);
    });
  },
);

describe('the default products of the configurator', () => {
  it.each(CATEGORIES)('%s admits the default sizes, colours and variants', (category) => {
    const type = familyOf(category);
    const product = byId.get(type.defaultProductId);
    if (!product) throw new Error(`Product ${type.defaultProductId} is missing`);
    expect(product.category).toBe(category);
    expect(product.availableColors).toContain(type.defaultColor);
    expect(product.availableFrameColors).toContain(type.defaultFrameColor);
    expect(product.availableVariants).toEqual(type.variants.map(({ code }) => code));
    const sizes = type.dimensions.map(({ dimension, defaultValue }) => [dimension, defaultValue]);
    const { configuration, issues } = validate(
      { width: 0, ...Object.fromEntries(sizes) },
      configurableProduct(product),
    );
    expect(issues).toEqual([]);
    expect(configuration).toMatchObject(Object.fromEntries(sizes));
  });
});
