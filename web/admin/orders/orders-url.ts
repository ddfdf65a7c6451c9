import type { OrderSort, OrderStatus } from '../../apollo/schema.generated';
import { ORDER_STATUS_LABELS } from '../../lib/order-status';
import type { OrdersPageQueryVariables } from './orders-page.generated';

export const ORDERS_PER_PAGE = 20;

/** What the address of the list of orders says. */
export interface OrdersView {
  status: OrderStatus | null;
  text: string;
  sort: OrderSort;
  /** From 1. */
  page: number;
}

const SORTS: readonly string[] = [
  'newest',
  'oldest',
  'total_desc',
  'total_asc',
] satisfies OrderSort[];

/** Reads the view from the address; what makes no sense there counts as absent. */
export function readOrdersView(params: URLSearchParams): OrdersView {
  const status = params.get('status') ?? '';
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    status: isStatus(status) ? status : null,
    text: params.get('q') ?? '',
    sort: isSort(sort) ? sort : 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a view: only what differs from the plain list. */
export function ordersSearch({ status, text, sort, page }: OrdersView): URLSearchParams {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (text) params.set('q', text);
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

export function ordersVariables({
  status,
  text,
  sort,
  page,
}: OrdersView): OrdersPageQueryVariables {
  return {
    filter: { status, text: text || null },
    sort,
    page: { limit: ORDERS_PER_PAGE, offset: (page - 1) * ORDERS_PER_PAGE },
  };
}

function isStatus(text: string): text is OrderStatus {
  return Object.hasOwn(ORDER_STATUS_LABELS, text);
}

function isSort(text: string): text is OrderSort {
  return SORTS.includes(text);
}
