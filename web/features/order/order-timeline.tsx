import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { polishClock } from '#engine/locale/polish-time';
import { deliveryOf, deliveryTermText } from '#engine/trade/shop/delivery-term';
import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import type { OrderStatus } from '../../apollo/schema.generated';
import { formatDateTime, formatTimeInSentence } from '../../lib/dates/format-date';
import { useCurrentMinute } from '../../lib/dates/use-current-minute';
import { Icon } from '../../ui/image/icon';
import { STEPS } from './order-status';
import { type OrderTimelineFragment, OrderTimelineFragmentDoc } from './order-timeline.generated';
import styles from './order-timeline.module.css';

/** The steps of the order: when each was reached, or what is known of future ones. */
export function OrderTimeline(props: { order: FragmentType<OrderTimelineFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderTimelineFragmentDoc,
    from: props.order,
  });
  const now = useCurrentMinute();
  return (
    <ol className={styles.timeline} aria-label="Przebieg zamówienia">
      {stepsOf(order).map(({ status, at, reached, current }) => (
        <li
          key={status}
          className={styles.step}
          data-reached={reached || undefined}
          aria-current={current ? 'step' : undefined}
        >
          <span className={styles.mark}>{reached && <Icon name="check" />}</span>
          <span className={styles.label}>{ORDER_STATUS_LABELS[status]}</span>
          {at && (
            <time className={styles.time} dateTime={at}>
              {formatDateTime(at)}
            </time>
          )}
          {!reached && <span className={styles.time}>{planOf(status, order, now)}</span>}
        </li>
      ))}
    </ol>
  );
}

interface Step {
  status: OrderStatus;
  at: string | undefined;
  reached: boolean;
  current: boolean;
}

function stepsOf({ status, history }: OrderTimelineFragment): Step[] {
  const lastTime = (searched: OrderStatus) => {
    const last = history.findLastIndex((event) => event.status === searched);
    // The first event since the status was last entered: a change of the order adds further events in the same status.
    const before = history.slice(0, last + 1).findLastIndex((event) => event.status !== searched);
    return last < 0 ? undefined : history[before + 1]?.at;
  };
  if (status === 'cancelled') {
    const passed = STEPS.filter((step) => history.some((event) => event.status === step));
    return [...passed, status].map((step) => ({
      status: step,
      at: lastTime(step),
      reached: true,
      current: step === status,
    }));
  }
  const position = STEPS.indexOf(status);
  return STEPS.map((step, index) => ({
    status: step,
    at: index <= position ? lastTime(step) : undefined,
    reached: index <= position,
    current: index === position,
  }));
}

/**
 * What is known today of a future step, in words; undefined if nothing is. `now` is null on the server and until
 * hydration.
 */
function planOf(
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
