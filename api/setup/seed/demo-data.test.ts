import { describe, expect, it } from '@jest/globals';
import { validate } from '#engine/goods/configuration/validate';
import { configurableProduct } from '../../features/catalogue/configurable-product.js';
import { SEED_INQUIRIES } from './inquiries.js';
import { SEED_INVENTORY } from './inventory.js';
import { SEED_OFFERS } from './offers.js';
import { SEED_ORDERS } from './orders.js';
import { SEED_PRODUCTS } from './products.js';

const byId = new Map(SEED_PRODUCTS.map((product) => [product.id, product]));

describe('the demo stock', () => {
  it('has 40 rows or more over all products, in colours of their products', () => {
    expect(SEED_INVENTORY.length).toBeGreaterThanOrEqual(40);
    expect(new Set(SEED_INVENTORY.map(({ productId }) => productId)).size).toBe(byId.size);
    for (const { productId, colorVariant, frameColorVariant } of SEED_INVENTORY) {
      expect(byId.get(productId)?.availableColors).toContain(colorVariant);
      expect(byId.get(productId)?.availableFrameColors).toContain(frameColorVariant);
    }
  });

  it('names each pair of colours of a product once', () => {
    const keys = SEED_INVENTORY.map(({ productId, colorVariant, frameColorVariant }) =>
      [productId, colorVariant, frameColorVariant].join(),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('shows low, medium and good levels', () => {
    const ratios = SEED_INVENTORY.map((row) => row.stockQuantity / row.minStockLevel);
    expect(ratios.filter((ratio) => ratio <= 1).length).toBeGreaterThanOrEqual(5);
    expect(ratios.filter((ratio) => ratio > 1 && ratio <= 2).length).toBeGreaterThanOrEqual(5);
    expect(ratios.filter((ratio) => ratio > 2).length).toBeGreaterThanOrEqual(5);
  });
});

describe('the demo orders', () => {
  const lines = SEED_ORDERS.flatMap((order) => order.lines);

  it.each(lines)('line $# can be built without a warning', ({ productId, request }) => {
    const product = byId.get(productId);
    if (!product) throw new Error(`Product ${productId} is missing`);
    const { issues, warnings } = validate(request, configurableProduct(product));
    expect([...issues, ...warnings]).toEqual([]);
  });

  it('begin as pending and move forward in time, never into the future', () => {
    for (const { hoursAgo, statuses } of SEED_ORDERS) {
      const hours = statuses.map(({ hoursAfter }) => hoursAfter);
      expect(statuses[0]).toMatchObject({ status: 'pending', hoursAfter: 0 });
      expect(hours).toEqual(hours.toSorted((a, b) => a - b));
      expect(hours.at(-1)).toBeLessThanOrEqual(hoursAgo);
    }
  });
});

describe('the demo offers', () => {
  it.each(SEED_OFFERS.flatMap((offer) => offer.lines))(
    'line $# can be built without a warning',
    ({ productId, request }) => {
      const product = byId.get(productId);
      if (!product) throw new Error(`Product ${productId} is missing`);
      const { issues, warnings } = validate(request, configurableProduct(product));
      expect([...issues, ...warnings]).toEqual([]);
    },
  );

  it('move forward in time, and the accepted one was accepted when its order was placed', () => {
    for (const { hoursAgo, hoursAfter, customerEmail } of SEED_OFFERS) {
      const hours = Object.values(hoursAfter);
      expect(hours).toEqual(hours.toSorted((a, b) => a - b));
      const order = SEED_ORDERS.find((placed) => placed.customerEmail === customerEmail);
      if (hoursAfter.accepted !== undefined)
        expect(order?.hoursAgo).toBe(hoursAgo - hoursAfter.accepted);
    }
  });
});

describe('the demo inquiries', () => {
  it('use each type and each status', () => {
    expect(new Set(SEED_INQUIRIES.map(({ inquiryType }) => inquiryType)).size).toBe(5);
    expect(new Set(SEED_INQUIRIES.map(({ status }) => status)).size).toBe(5);
  });
});
