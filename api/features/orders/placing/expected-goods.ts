import type { Totals } from '../../../../engine/price/price.js';
import { AppError } from '../../../shared/errors.js';
import type { PricedLine } from '../../cart/price-cart.js';
import type { SeenGoodsInput } from './place-order.inputs.js';

/** Checks that the cart has the goods that the caller expects; throws an AppError if not. */
export type CartExpectation = (lines: readonly PricedLine[], totals: Totals) => void;

/** Throws CONFLICT unless the cart holds exactly these configurations and quantities, in any order. */
export function expectGoods(seen: readonly SeenGoodsInput[], lines: readonly PricedLine[]): void {
  const quantities = new Map(
    seen.map(({ configurationId, quantity }) => [configurationId.toLowerCase(), quantity]),
  );
  const isSame =
    seen.length === lines.length &&
    lines.every(({ row }) => quantities.get(row.configurationId) === row.quantity);
  if (!isSame)
    throw new AppError(
      'CONFLICT',
      'Zawartość koszyka zmieniła się. Sprawdź ją i\u00a0złóż zamówienie jeszcze raz.',
    );
}
