import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Card, Empty } from 'antd';

import { formatDateTime } from '../../lib/dates/format-date';
import { formatMoney } from '../../lib/text/format-money';
import { Link } from '../../ui/button/link';
import { OrderStatusTag } from '../trade/order-status';
import { RecentOrderFragmentDoc, type RecentOrderFragment } from './recent-orders.generated';
import styles from './recent-orders.module.css';

interface RecentOrdersProps {
  orders: FragmentType<RecentOrderFragment>[];
}

export function RecentOrders({ orders: from }: RecentOrdersProps) {
  const { data: orders } = useSuspenseFragment({ fragment: RecentOrderFragmentDoc, from });
  return (
    <Card title="Najnowsze zamówienia" extra={<Link to="/admin/orders">Wszystkie</Link>}>
      {orders.length === 0 && <Empty description="Nie ma jeszcze zamówień" />}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={`/admin/orders?order=${order.id}`}>
              Nr&nbsp;{order.id}, {order.customerName}
            </Link>
            <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
            <b>{formatMoney(order.totalAmount)}</b>
            <OrderStatusTag status={order.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
