import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import type { OrderStatus } from '../../apollo/schema.generated';
import { Tag, type TagTone } from '../kit/page/tag';

/** Label of the checkbox that suppresses the mail about a status change. */
export const QUIET_LABEL = 'Nie wysyłaj wiadomości do\u00a0klienta';

/** The forms of the noun for `plural`. */
export const ORDER_NOUNS = ['zamówienie', 'zamówienia', 'zamówień'] as const;

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
