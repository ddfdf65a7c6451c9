import { isDeepStrictEqual } from 'node:util';
import type { Totals } from '#engine/goods/price/price';
import { AppError } from '../../../shared/errors.js';
import type { PricedLine } from '../../cart/price-cart.js';
import type { SeenGoodsInput } from './place-order.inputs.js';

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
