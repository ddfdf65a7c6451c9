import type { OrderSort, OrderStatus } from '../../apollo/schema.generated';
import { ORDER_STATUSES } from '../../lib/order-status';
import { oneOf, text } from '../list/list-filters';
import { listSpec, type ListView } from '../list/list-view';

const SORTS: readonly OrderSort[] = ['newest', 'oldest', 'total_desc', 'total_asc'];

/** What the list of orders can be filtered and sorted by. */
export const ordersList = listSpec({
  filters: { status: oneOf<OrderStatus>(ORDER_STATUSES), text },
  sorts: SORTS,
  defaultSort: 'newest',
});

export type OrdersView = ListView<{ status: OrderStatus; text: string }, OrderSort>;
