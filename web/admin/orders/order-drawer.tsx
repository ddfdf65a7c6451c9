import { useQuery } from '@apollo/client/react';
import { Drawer, Empty, Skeleton } from 'antd';

import { AdminFailure } from '../admin-failure';
import { OrderDetails } from './order-details';
import { OrderDrawerDocument } from './order-drawer.generated';

interface OrderDrawerProps {
  /** Of the order to show; null: closed. */
  token: string | null;
  onClose: () => void;
}

/** One order beside the list. */
export function OrderDrawer({ token, onClose }: OrderDrawerProps) {
  const { data, error, refetch } = useQuery(OrderDrawerDocument, {
    variables: { token: token ?? '' },
    skip: token === null,
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
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
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
    </Drawer>
  );
}
