import type { OrderStatus } from '../../../apollo/schema.generated';
import { formatNumber } from '../../../lib/text/format-number';
import { Link } from '../../../ui/button/link';
import { OrderStatusTag } from '../../trade/order-status';
import { Ranking } from './ranking';
import type { SalesFigures } from './sales-figures';

interface OrderStatusesProps {
  statuses: readonly { status: OrderStatus; count: number }[];
  period: SalesFigures;
}

/** The period's orders by status, each with a link to them. */
export function OrderStatuses({ statuses, period: { from, to } }: OrderStatusesProps) {
  return (
    <Ranking
      title="Zamówienia z&nbsp;okresu według statusu"
      empty="W&nbsp;tym okresie nie było zamówień"
      rows={statuses
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => ({
          key: status,
          size: count,
          value: formatNumber(count),
          label: (
            <Link to={`/admin/orders?status=${status}&from=${from}&to=${to}`}>
              <OrderStatusTag status={status} />
            </Link>
          ),
        }))}
    />
  );
}
