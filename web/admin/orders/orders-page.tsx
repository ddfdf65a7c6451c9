import type { OrderSort } from '../../apollo/schema.generated';
import { ExportButton } from '../kit/list/export-button';
import { SavedViews } from '../kit/saved-views/saved-views';
import { withInstants } from '../kit/list/with-instants';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useListView } from '../kit/list/use-list-view';
import { useOpened } from '../kit/list/use-opened';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { OrderDrawer } from './details/order-drawer';
import { NewOrdersButton } from './list/new-orders-button';
import { ordersList } from './list/orders-list';
import { ordersSum } from './list/orders-sum';
import { OrdersTable } from './list/orders-table';
import { PhoneOrderButton } from './list/phone-order-button';
import { OrdersPageDocument } from './orders-page.generated';
import { RefusedOrders } from './status/refused-orders';
import { SelectedOrdersBar } from './status/selected-orders-bar';
import { useSelectedOrders } from './status/use-selected-orders';

/** The list of orders; filters, sort order, page and the opened order are kept in the URL. */
export function OrdersPage() {
  const { view, variables: days, change } = useListView(ordersList);
  const variables = withInstants(days);
  const [opened, open] = useOpened('order');
  const { data, loading, error, refetch } = useStaffQuery(OrdersPageDocument, variables);
  const selection = useSelectedOrders(variables.filter, data?.orders.items);
  const showNew = () => {
    change({ page: 1 });
    return refetch();
  };
  const remark = data && (
    <>
      {ordersSum(data.orders)}
      <NewOrdersButton orders={data.orders.items} view={view} onShow={showNew} />
    </>
  );
  return (
    <AdminPage title="Zamówienia" remark={remark}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <RefusedOrders refused={selection.refused} onClose={selection.forgetRefused} />
      <OrdersTable
        orders={data?.orders.items}
        total={data?.orders.totalCount ?? 0}
        counts={data?.orderCounts}
        loading={loading}
        view={view}
        onChange={change}
        onOpen={open}
        selection={selection}
        tools={<OrdersTools filter={variables.filter} sort={variables.sort} />}
      />
      <SelectedOrdersBar selection={selection} />
      <OrderDrawer id={opened} onClose={() => open(null)} />
    </AdminPage>
  );
}

function OrdersTools({ filter, sort }: { filter: object; sort: OrderSort }) {
  return (
    <>
      <SavedViews list="orders" open={['order']} />
      <ExportButton path="/api/admin/orders.csv" filter={filter} sort={sort} />
      <PhoneOrderButton />
    </>
  );
}
