import { ORDER_STATUSES } from '../../../../engine/shop/order-status.js';
import type { OrderSort, OrderStatus } from '../../../apollo/schema.generated';
import { instantsOf } from '../../../lib/dates/warsaw-day';
import { date, oneOf, text } from '../../kit/list/list-filters';
import { listSpec, type ListVariables, type ListView } from '../../kit/list/list-view';

const SORTS: readonly OrderSort[] = ['newest', 'oldest', 'total_desc', 'total_asc'];

interface OrdersValues {
  status: OrderStatus;
  text: string;
  /** First and last day (inclusive, Europe/Warsaw). */
  from: string;
  to: string;
}

/** The filters and sort orders of the list. */
export const ordersList = listSpec<OrdersValues, OrderSort>({
  filters: { status: oneOf<OrderStatus>(ORDER_STATUSES), text, from: date, to: date },
  sorts: SORTS,
  defaultSort: 'newest',
});

export type OrdersView = ListView<OrdersValues, OrderSort>;

/** The variables of the query: days of the filter become instants. */
export function ordersVariables({ filter, ...rest }: ListVariables<OrdersValues, OrderSort>) {
  return { ...rest, filter: { ...filter, ...instantsOf(filter) } };
}
