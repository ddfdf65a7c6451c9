import { parseAmount } from '#engine/goods/price/money';
import { wrongField } from '../../shared/errors.js';

interface Discount {
  /** A decimal string; "0" for none. */
  discount: string;
  discountReason?: string | null;
}

/**
 * A discount in stored form; its reason is stored only if there is a discount. Throws BAD_USER_INPUT for a discount
 * without a reason or above `sum`, the sum of the lines in grosze.
 */
export function discountOf({ discount, discountReason }: Discount, sum: number) {
  const reason = discountReason?.trim() || null;
  if (parseAmount(discount) === 0) return { discount, discountReason: null };
  if (parseAmount(discount) > sum)
    throw wrongField('discount', 'Rabat jest większy niż suma pozycji.');
  if (reason === null) throw wrongField('discountReason', 'Podaj powód rabatu.');
  return { discount, discountReason: reason };
}
