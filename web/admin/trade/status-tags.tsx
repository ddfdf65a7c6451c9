import { keysOf } from '#engine/trade/fields/pick';
import { INQUIRY_STATUS_LABELS, PRIORITY_LABELS } from '#engine/trade/shop/inquiry-labels';
import { OFFER_STATE_LABELS } from '#engine/trade/shop/offers';
import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import type {
  OrderStatus,
  InquiryPriority,
  InquiryStatus,
  OfferState,
} from '../../apollo/schema.generated';
import { joinClasses } from '../../lib/join-classes';
import { Tag, type TagTone } from '../kit/page/inline-parts';
import styles from './status-tags.module.css';

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

export const INQUIRY_STATUSES = keysOf(INQUIRY_STATUS_LABELS);
export const PRIORITIES = keysOf(PRIORITY_LABELS);

const INQUIRY_TONES: Record<InquiryStatus, TagTone> = {
  new: 'waiting',
  in_progress: 'strong',
  waiting_for_customer: 'neutral',
  resolved: 'good',
  closed: 'done',
};

export function InquiryStatusTag({ status }: { status: InquiryStatus }) {
  return <Tag tone={INQUIRY_TONES[status]}>{INQUIRY_STATUS_LABELS[status]}</Tag>;
}

export function PriorityTag({ priority }: { priority: InquiryPriority }) {
  return (
    <span className={joinClasses(styles.priority, styles[priority])}>
      {PRIORITY_LABELS[priority]}
    </span>
  );
}

const OFFER_TONES: Record<OfferState, TagTone> = {
  draft: 'waiting',
  sent: 'strong',
  accepted: 'good',
  lost: 'bad',
  expired: 'neutral',
};

export function OfferStateTag({ state }: { state: OfferState }) {
  return <Tag tone={OFFER_TONES[state]}>{OFFER_STATE_LABELS[state]}</Tag>;
}
