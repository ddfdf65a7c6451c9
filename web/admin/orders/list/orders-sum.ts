import { formatMoney } from '../../../lib/text/format-money';
import { pluralCount } from '../../../lib/text/plural';
import { ORDER_NOUNS } from '../../trade/order-status';
import type { OrdersPageQuery } from '../orders-page.generated';

type Sum = Pick<
  OrdersPageQuery['orders'],
  'totalCount' | 'totalIsExact' | 'totalAmount' | 'cancelledAmount'
>;

/**
 * "12 zamówień na kwotę 45 000 zł, w tym anulowane: 3 000 zł" for all filtered orders; where they are not counted
 * exactly, a lower bound with the advice to narrow the search.
 */
export function ordersSum({ totalCount, totalIsExact, totalAmount, cancelledAmount }: Sum): string {
  const count = pluralCount(totalCount, ORDER_NOUNS);
  if (!totalIsExact) return `ponad ${count}: zawęź wyszukiwanie`;
  if (totalCount === 0) return count;
  const sum = `${count} na kwotę ${formatMoney(totalAmount)}`;
  return Number(cancelledAmount) > 0
    ? `${sum}, w\u00a0tym anulowane: ${formatMoney(cancelledAmount)}`
    : sum;
}
