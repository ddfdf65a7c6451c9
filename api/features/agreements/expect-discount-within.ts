import { parseAmount } from '#engine/goods/price/money';
import { discountLimitText } from '#engine/trade/rights/permissions';
import type { User } from '../../identity/user.entity.js';
import { wrongField } from '../../shared/errors.js';
import type { OrderSums } from './vat.js';

type Discounted = Pick<OrderSums, 'discount' | 'totalAmount'>;

/**
 * Throws BAD_USER_INPUT for a discount above the limit of the viewer's role, unless it is, in percent, at most that of one
 * of `before`: what somebody with a higher limit has given may stay.
 */
export function expectDiscountWithin(
  viewer: User,
  given: Discounted,
  before: readonly Discounted[],
): void {
  const { maxDiscountPercent: limit } = viewer.role.getEntity();
  if (limit === null || percentOf(given) <= Math.max(limit, ...before.map(percentOf))) return;
  throw wrongField('discount', discountLimitText(limit));
}

/** Of the sum before the discount. */
function percentOf({ discount, totalAmount }: Discounted): number {
  const amount = parseAmount(discount);
  return amount === 0 ? 0 : (amount * 100) / (amount + parseAmount(totalAmount));
}
