import { useQuery } from '@apollo/client/react';
import { Drawer, Empty } from 'antd';
import { useEffect } from 'react';

import { AdminFailure } from '../admin-failure';
import { Loading } from '../loading';
import { OrderDetails } from './order-details';
import { OrderDrawerDocument } from './order-drawer.generated';

/** How often it is looked after a mail that is about to go out. */
const MAILING_MS = 3_000;

interface OrderDrawerProps {
  /** Of the order to show; null: closed. */
  token: string | null;
  onClose: () => void;
}

/** One order beside the list. */
export function OrderDrawer({ token, onClose }: OrderDrawerProps) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(OrderDrawerDocument, {
    variables: { token: token ?? '' },
    skip: token === null,
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const isMailing = order?.mails?.some(({ state }) => state === 'queued') ?? false;
  useEffect(() => {
    if (!isMailing) return undefined;
    startPolling(MAILING_MS);
    return stopPolling;
  }, [isMailing, startPolling, stopPolling]);
  return (
    <Drawer
      open={token !== null}
      onClose={onClose}
      size="min(46rem, 100vw)"
      title={order ? `Zamówienie #${order.id}` : 'Zamówienie'}
      destroyOnHidden
    >
      {order && <OrderDetails order={order} />}
      {data && !order && <Empty description="Nie ma takiego zamówienia" />}
      {error && !data && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={10} />}
    </Drawer>
  );
}
