import { parseAmount } from '#engine/goods/price/money';
import { discountLimitText } from '#engine/trade/rights/permissions';
import type { User } from '../../identity/user.entity.js';
import { wrongField } from '../../shared/errors.js';
import type { AgreedGoods } from './agreed-goods.js';
import type { OrderSums } from './vat.js';

/** Lines that come from the database must be loaded. */
type Discounted = Pick<OrderSums, 'services' | 'discount' | 'totalAmount'> & {
  lines: Iterable<Pick<AgreedGoods, 'discount'>>;
};

/**
 * Throws BAD_USER_INPUT where the discounts, those of single lines included, are above the limit of the viewer's role,
 * unless they are, in percent, at most those of one of `before`: what somebody with a higher limit has given may stay.
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

/** Of the sum before all discounts. */
function percentOf({ services, lines, discount, totalAmount }: Discounted): number {
  const amount = [...lines, ...services].reduce(
    (sum, line) => sum + parseAmount(line.discount),
    parseAmount(discount),
  );
  return amount === 0 ? 0 : (amount * 100) / (amount + parseAmount(totalAmount));
}
