import { useQuery } from '@apollo/client/react';
import { App, Button, Drawer, Empty } from 'antd';
import type { OrderSort } from '../../apollo/schema.generated';
import { formatMoney } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { withInstants } from '../kit/list/day-range';
import { ExportButton } from '../kit/list/download-button';
import { useOpened, readId } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { SavedViews } from '../kit/saved-views/saved-views';
import { useCreateOffer } from '../trade/create-offer';
import { usePollWhileMailing } from '../trade/mails/use-resend-mails';
import { ORDER_NOUNS } from '../trade/status-tags';
import { OrderDetails } from './details/order-details';
import { NewOrdersButton } from './list/new-orders-button';
import { ordersList } from './list/orders-filter';
import { OrdersTable } from './list/orders-table';
import {
  OrdersPageDocument,
  type OrdersPageQuery,
  OrderDrawerDocument,
} from './orders-page.generated';
import { SelectedOrdersBar, RefusedOrders } from './status/selected-orders-bar';
import { useSelectedOrders } from './status/use-change-statuses';

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
      <Allowed to="offers:write">
        <PhoneOrderButton />
      </Allowed>
    </>
  );
}

type Sum = Pick<
  OrdersPageQuery['orders'],
  'totalCount' | 'totalIsExact' | 'totalAmount' | 'cancelledAmount'
>;

/**
 * "12 zamówień na kwotę 45 000 zł, w tym anulowane: 3 000 zł" for all filtered orders; where they are not counted
 * exactly, a lower bound with the advice to narrow the search.
 */
function ordersSum({ totalCount, totalIsExact, totalAmount, cancelledAmount }: Sum): string {
  const count = pluralCount(totalCount, ORDER_NOUNS);
  if (!totalIsExact) return `ponad ${count}: zawęź wyszukiwanie`;
  if (totalCount === 0) return count;
  const sum = `${count} na kwotę ${formatMoney(totalAmount)}`;
  return Number(cancelledAmount) > 0
    ? `${sum}, w\u00a0tym anulowane: ${formatMoney(cancelledAmount)}`
    : sum;
}

/** Starts an order by telephone, which begins as the draft of an offer; a dialog explains that first. */
function PhoneOrderButton() {
  const { modal } = App.useApp();
  const [createOffer, { loading }] = useCreateOffer();
  const start = async () => {
    const isWanted = await modal.confirm({
      title: 'Nowe zamówienie telefoniczne',
      content:
        'Zamówienie przez telefon zaczyna się jako szkic oferty: uzupełnisz w\u00a0nim pozycje i\u00a0dane klienta. Gdy klient zgodzi się w\u00a0rozmowie, zapisz jego zgodę przy ofercie, a\u00a0zamówienie powstanie od razu. Oferty nie trzeba wcześniej wysyłać.',
      okText: 'Utwórz szkic',
      cancelText: 'Anuluj',
    });
    if (isWanted) await createOffer({});
  };
  return (
    <Button loading={loading} onClick={() => void start()}>
      Nowe zamówienie telefoniczne
    </Button>
  );
}

interface OrderDrawerProps {
  /** The number of the order to show; null: closed. */
  id: string | null;
  onClose: () => void;
}

function OrderDrawer({ id, onClose }: OrderDrawerProps) {
  const number = readId(id);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(OrderDrawerDocument, {
    variables: { id: number ?? 0 },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.adminOrder;
  const isMailing = order?.mails?.some(({ state }) => state === 'queued') ?? false;
  usePollWhileMailing(isMailing, { startPolling, stopPolling });
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size="min(46rem, 100vw)"
      title={order ? `Zamówienie nr\u00a0${order.id}` : 'Zamówienie'}
      destroyOnHidden
    >
      {order && <OrderDetails key={order.id} order={order} />}
      {data && !order && <Empty description="Nie ma takiego zamówienia" />}
      {error && !data && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={10} />}
    </Drawer>
  );
}
