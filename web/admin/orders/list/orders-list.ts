import { ORDER_STATUSES } from '#engine/trade/shop/order-status';
import { PAYMENT_STATES } from '#engine/trade/shop/payment-labels';
import type { OrderSort } from '../../../apollo/schema.generated';
import { date, oneOf, text } from '../../kit/list/list-filters';
import { listSpec, type ViewOf } from '../../kit/list/list-view';

export const ordersList = listSpec({
  filters: {
    status: oneOf(ORDER_STATUSES),
    payment: oneOf(PAYMENT_STATES),
    text,
    from: date,
    to: date,
  },
  sorts: ['newest', 'oldest', 'total_desc', 'total_asc'] satisfies OrderSort[],
  defaultSort: 'newest',
});

export type OrdersView = ViewOf<typeof ordersList>;
