import { Tag } from 'antd';

import type { OrderStatus } from '../../apollo/schema.generated';
import { ORDER_STATUS_LABELS } from '../../lib/order-status';

const COLORS: Record<OrderStatus, string> = {
  pending: 'gold',
  confirmed: 'blue',
  in_production: 'purple',
  shipped: 'cyan',
  delivered: 'green',
  cancelled: 'default',
};

export function StatusTag({ status }: { status: OrderStatus }) {
  return (
    <Tag color={COLORS[status]} variant="filled">
      {ORDER_STATUS_LABELS[status]}
    </Tag>
  );
}
