import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { Tag, type TagTone } from './tag';

const TONES: Record<OrderStatus, TagTone> = {
  pending: 'waiting',
  confirmed: 'neutral',
  in_production: 'strong',
  shipped: 'good',
  delivered: 'done',
  cancelled: 'bad',
};

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  return <Tag tone={TONES[status]}>{ORDER_STATUS_LABELS[status]}</Tag>;
}
