import { useQuery } from '@apollo/client/react';

import { formatNumber } from '../../lib/format-number';
import { plural } from '../../lib/plural';
import { AdminFailure } from '../admin-failure';
import { AdminPage } from '../admin-page';
import { useListView } from '../list/use-list-view';
import { useOpened } from '../list/use-opened';
import { OrderDrawer } from './order-drawer';
import { ordersList } from './orders-list';
import { OrdersPageDocument } from './orders-page.generated';
import { OrdersTable } from './orders-table';

/** All orders: filter, sort and page live in the address, as does the order that is open beside the list. */
export function OrdersPage() {
  const { view, variables, change } = useListView(ordersList);
  const [opened, open] = useOpened('order');
  const { data, previousData, loading, error, refetch } = useQuery(OrdersPageDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const total = shown?.orders.totalCount ?? 0;

  return (
    <AdminPage
      title="Zamówienia"
      remark={
        shown && `${formatNumber(total)} ${plural(total, ['zamówienie', 'zamówienia', 'zamówień'])}`
      }
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <OrdersTable
        orders={shown?.orders.items}
        total={total}
        counts={shown?.orderCounts ?? []}
        loading={loading && !data}
        view={view}
        onChange={change}
        onOpen={open}
      />
      <OrderDrawer token={opened} onClose={() => open(null)} />
    </AdminPage>
  );
}
