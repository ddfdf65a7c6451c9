import { useQuery } from '@apollo/client/react';
import { Drawer, Empty } from 'antd';

import { readId } from '../../kit/list/read-id';
import { AdminFailure } from '../../kit/page/admin-failure';
import { Loading } from '../../kit/page/loading';
import { usePollWhileMailing } from '../../trade/mails/use-poll-while-mailing';
import { OrderDetails } from './order-details';
import { OrderDrawerDocument } from './order-drawer.generated';

interface OrderDrawerProps {
  /** The number of the order to show; null: closed. */
  id: string | null;
  onClose: () => void;
}

export function OrderDrawer({ id, onClose }: OrderDrawerProps) {
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
