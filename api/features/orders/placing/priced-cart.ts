import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import type { Totals } from '#engine/goods/price/price';
import { AppError } from '../../../shared/errors.js';
import type { OrderableLine, PricedLine } from '../../cart/price-cart.js';
import { Product } from '../../catalogue/product.entity.js';
import { SavedConfiguration } from '../../configurator/configurations/configuration.entity.js';
import type { NewOrder } from './create-order.js';
import type { SeenGoodsInput } from './place-order.inputs.js';

/** The lines of a cart at current prices. */
export interface PricedCart {
  lines: readonly OrderableLine[];
  totals: Totals;
  priceListVersion: number;
}

/** The lines of a cart as lines of a new order. */
export const linesOf = (
  tx: EntityManager,
  { lines, priceListVersion }: PricedCart,
): NewOrder['lines'] =>
  lines.map(({ row, product, price, warnings, withdrawal, vatRuling, unitPrice, lineTotal }) => ({
    lineId: randomUUID(),
    product: tx.getReference(Product, product.id, { wrapped: true }),
    savedConfiguration: tx.getReference(SavedConfiguration, row.configurationId, { wrapped: true }),
    productName: product.name,
    label: row.label,
    settings: row.settings,
    lines: [...price.lines],
    warnings: [...warnings],
    priceListVersion,
    quantity: row.quantity,
    unitPrice: formatAmount(unitPrice),
    discount: '0.00',
    lineTotal: formatAmount(lineTotal),
    withdrawal,
    vatRuling,
  }));

/** The caller's check of the lines and totals of a cart; throws an AppError that refuses the order. */
export type CartExpectation = (lines: readonly PricedLine[], totals: Totals) => void;

/** Throws CONFLICT unless the cart holds exactly these configurations and quantities, in any order. */
export function expectGoods(
  shownGoods: readonly SeenGoodsInput[],
  lines: readonly PricedLine[],
): void {
  const expected = shownGoods.map((goods) =>
    signOf(goods.configurationId.toLowerCase(), goods.quantity),
  );
  const held = lines.map(({ row }) => signOf(row.configurationId, row.quantity));
  if (!isDeepStrictEqual(expected.toSorted(), held.toSorted()))
    throw new AppError(
      'CONFLICT',
      'Zawartość koszyka zmieniła się. Sprawdź ją i\u00a0złóż zamówienie jeszcze raz.',
    );
}

/**
 * A text that identifies the goods of a line. Quantities are compared for each line, because several lines may have the
 * same configuration under different labels.
 */
const signOf = (configurationId: string, quantity: number): string =>
  `${configurationId} ${quantity}`;
