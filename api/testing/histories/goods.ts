import fc from 'fast-check';
import { formatAmount } from '#engine/goods/price/money';
import { saveAwning } from '../factories.js';
import { COMPANY } from '../invoices.js';
import type { HistoriesShop } from './histories-shop.js';
import type { Drawn } from './step.js';

/** What the buyer states about the building: nothing, within the limit of reduced VAT, or above it. */
export const BUILDING = fc.constantFrom(
  { buildingKind: null, buildingArea: null },
  { buildingKind: 'house', buildingArea: '142.50' },
  { buildingKind: 'house', buildingArea: '360.00' },
  { buildingKind: 'flat', buildingArea: '150.01' },
);

/** Who buys: a consumer or a company. */
export const BUYER = fc.constantFrom(
  { companyName: null, companyTaxNumber: null, billingAddress: null },
  COMPANY,
);

/** Another version: of the same or other goods, with a discount in grosze. */
export const GOODS = fc.record({
  /** In cm; null: unchanged. */
  width: fc.constantFrom(null, 301, 437, 450),
  quantity: fc.integer({ min: 1, max: 3 }),
  discount: fc.constantFrom(0, 1, 33, 12_345),
  building: BUILDING,
  buyer: BUYER,
});

/** These goods as fields of a draft or a proposal, in which they replace the first line. */
export async function goodsInput(
  { app, productId }: HistoriesShop,
  lineId: string | undefined,
  { width, quantity, discount, building, buyer }: Drawn<typeof GOODS>,
) {
  const saved = width && (await saveAwning(app.visitor(), { productId, width }));
  const line = { lineId, quantity, ...(saved && { configurationId: saved.id }) };
  return {
    lines: [line],
    discount: formatAmount(discount),
    discountReason: discount > 0 ? 'Rabat' : null,
    ...building,
    ...buyer,
  };
}
