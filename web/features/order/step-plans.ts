import { deliveryOf, deliveryTermText } from '#engine/trade/shop/delivery-term';
import { polishClock } from '#engine/locale/polish-time';
import type { OrderStatus } from '../../apollo/schema.generated';
import { formatTimeInSentence } from '../../lib/dates/format-date';
import type { OrderTimelineFragment } from './order-timeline.generated';

/**
 * What is known today of a future step, in words; undefined if nothing is. `now` is null on the server and until
 * hydration.
 */
export function planOf(
  step: OrderStatus,
  order: OrderTimelineFragment,
  now: Date | null,
): string | undefined {
  if (step === 'confirmed') return callPlan(order.promisedCall);
  if (step === 'in_production')
    return order.payment.depositIsBooked
      ? 'do rozpoczęcia produkcji zmiany są bezpłatne'
      : 'gdy pierwsza płatność wpłynie w\u00a0całości; do rozpoczęcia produkcji zmiany są bezpłatne';
  if (step === 'delivered') return deliveryPlan(order, now);
  return undefined;
}

function callPlan(call: OrderTimelineFragment['promisedCall']): string {
  if (!call) return 'gdy uzgodnimy szczegóły';
  const time = formatTimeInSentence(call.dueAt);
  if (call.isOverdue) return `mieliśmy zadzwonić najpóźniej ${time}; przepraszamy, zadzwoń do nas`;
  return call.isAgreed ? `zadzwonimy, jak uzgodniono: ${time}` : `zadzwonimy najpóźniej ${time}`;
}

function deliveryPlan(order: OrderTimelineFragment, now: Date | null): string {
  const term = deliveryOf(new Date(order.offerAcceptedAt ?? order.createdAt), order);
  const isAgreed = order.termWeeksTo !== null;
  const isOver = now !== null && polishClock(now).day > term.until;
  if (isOver)
    return `${isAgreed ? 'uzgodniony' : 'zwykły'} termin minął: zadzwoń, a\u00a0podamy datę`;
  return `${isAgreed ? 'w\u00a0uzgodnionym terminie:' : 'zwykle'} ${deliveryTermText(term)}`;
}
