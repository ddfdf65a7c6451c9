import { deliveryTermText, usualDelivery } from '../../../engine/shop/delivery-term.js';
import { polishClock } from '../../../engine/locale/polish-time.js';
import type { OrderStatus } from '../../apollo/schema.generated';
import { formatTimeInSentence } from '../../lib/dates/format-date';
import type { OrderTimelineFragment } from './order-timeline.generated';

/** What is known today of a step that is still ahead; `now` is null while it is not known. */
export function planOf(
  step: OrderStatus,
  order: OrderTimelineFragment,
  now: Date | null,
): string | undefined {
  if (step === 'confirmed') return callPlan(order.promisedCall);
  if (step === 'in_production') return 'po wpłacie zaliczki; do tej chwili zmiany są bezpłatne';
  if (step === 'delivered') return deliveryPlan(order.createdAt, now);
  return undefined;
}

function callPlan(call: OrderTimelineFragment['promisedCall']): string {
  if (!call) return 'gdy uzgodnimy szczegóły';
  const time = formatTimeInSentence(call.dueAt);
  if (call.isOverdue) return `mieliśmy zadzwonić do ${time}: przepraszamy, zadzwoń do nas`;
  return call.isAgreed ? `zadzwonimy, jak uzgodniono: ${time}` : `zadzwonimy do ${time}`;
}

function deliveryPlan(createdAt: string, now: Date | null): string {
  const term = usualDelivery(new Date(createdAt));
  const isOver = now !== null && polishClock(now).day > term.until;
  return isOver
    ? 'zwykły termin minął: zadzwoń, a\u00a0podamy datę'
    : `zwykle ${deliveryTermText(term)}`;
}
