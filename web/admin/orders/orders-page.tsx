import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useState } from 'react';

import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { BulkBar } from '../kit/list/bulk-bar';
import { DownloadButton } from '../kit/list/download-button';
import { ExportButton } from '../kit/list/export-button';
import { SavedViews } from '../kit/list/saved-views';
import { useListView } from '../kit/list/use-list-view';
import { useOpened } from '../kit/list/use-opened';
import { BulkStatusDialog } from './status/bulk-status-dialog';
import { NewOrdersButton } from './list/new-orders-button';
import { OrderDrawer } from './details/order-drawer';
import { ORDER_NOUNS } from '../kit/parts/order-nouns';
import { ordersList, ordersVariables } from './list/orders-list';
import { OrdersPageDocument } from './orders-page.generated';
import { ordersSum } from './list/orders-sum';
import { OrdersTable } from './list/orders-table';
import { RefusedOrders } from './status/refused-orders';
import { useSelectedOrders } from './status/use-selected-orders';

/** All orders: filter, sort and page live in the address, as does the order that is open beside the list. */
export function OrdersPage() {
  const { view, variables: days, change } = useListView(ordersList);
  const variables = ordersVariables(days);
  const [opened, open] = useOpened('order');
  const [changing, setChanging] = useState(false);
  const { data, previousData, loading, error, refetch } = useQuery(OrdersPageDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const selection = useSelectedOrders(variables.filter, shown?.orders.items);
  const selectedIds = selection.rows.map(({ id }) => id).join(',');
  const showNew = () => {
    change({ page: 1 });
    return refetch();
  };

  return (
    <AdminPage
      title="Zamówienia"
      remark={
        shown && (
          <>
            {ordersSum(shown.orders)}
            <NewOrdersButton orders={shown.orders.items} view={view} onShow={showNew} />
          </>
        )
      }
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <RefusedOrders refused={selection.refused} onClose={selection.forgetRefused} />
      <OrdersTable
        orders={shown?.orders.items}
        total={shown?.orders.totalCount ?? 0}
        counts={shown?.orderCounts ?? []}
        loading={loading && !data}
        view={view}
        onChange={change}
        onOpen={open}
        selection={selection}
        tools={
          <>
            <SavedViews list="orders" open={['order']} />
            <ExportButton
              path="/api/admin/orders.csv"
              filter={variables.filter}
              sort={variables.sort}
            />
          </>
        }
      />
      <BulkBar
        count={selection.rows.length}
        nouns={ORDER_NOUNS}
        onClear={() => selection.select([])}
      >
        <Button onClick={() => setChanging(true)}>Zmień status</Button>
        <DownloadButton href={`/api/admin/orders/worksheets.pdf?ids=${selectedIds}`}>
          Karty produkcyjne
        </DownloadButton>
      </BulkBar>
      {changing && (
        <BulkStatusDialog
          orders={selection.rows}
          onChanged={selection.keepRefused}
          onClose={() => setChanging(false)}
        />
      )}
      <OrderDrawer token={opened} onClose={() => open(null)} />
    </AdminPage>
  );
}
