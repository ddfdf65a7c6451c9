import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';

import { formatNumber } from '../../lib/format-number';
import { plural } from '../../lib/plural';
import { AdminFailure } from '../admin-failure';
import { AdminPage } from '../admin-page';
import { OrderDrawer } from './order-drawer';
import { OrdersFilter } from './orders-filter';
import { OrdersPageDocument } from './orders-page.generated';
import { OrdersTable } from './orders-table';
import { ordersSearch, ordersVariables, readOrdersView, type OrdersView } from './orders-url';

/** All orders: filter, sort and page live in the address, as does the order that is open beside the list. */
export function OrdersPage() {
  const [params, setParams] = useSearchParams();
  const view = readOrdersView(params);
  const opened = params.get('order');
  const { data, previousData, loading, error, refetch } = useQuery(OrdersPageDocument, {
    variables: ordersVariables(view),
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const total = shown?.orders.totalCount ?? 0;

  const change = (next: Partial<OrdersView>) =>
    setParams(ordersSearch({ ...view, page: 1, ...next }));
  const open = (token: string | null) => {
    const search = ordersSearch(view);
    if (token) search.set('order', token);
    setParams(search);
  };

  return (
    <AdminPage
      title="Zamówienia"
      remark={
        shown && `${formatNumber(total)} ${plural(total, ['zamówienie', 'zamówienia', 'zamówień'])}`
      }
    >
      <OrdersFilter view={view} counts={shown?.orderCounts ?? []} onChange={change} />
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <OrdersTable
        orders={shown?.orders.items ?? []}
        total={total}
        loading={loading && !data}
        view={view}
        onChange={change}
        onOpen={open}
      />
      <OrderDrawer token={opened} onClose={() => open(null)} />
    </AdminPage>
  );
}
