import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { polishClock } from '#engine/locale/polish-time';
import { deliveryOf, deliveryTermText, weeksOf } from '#engine/trade/shop/delivery-term';
import { deadlineText } from '#engine/trade/shop/opening-hours';
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
      {stepsOf(order).map(({ step, at, reached, current }) => (
        <li
          key={step}
          className={styles.step}
          data-reached={reached || undefined}
          aria-current={current ? 'step' : undefined}
        >
          <span className={styles.mark}>{reached && <Icon name="check" />}</span>
          <span className={styles.label}>
            {step === 'installation' ? 'Montaż' : ORDER_STATUS_LABELS[step]}
          </span>
          {at && (
            <time className={styles.time} dateTime={at}>
              {formatDateTime(at)}
            </time>
          )}
          {!reached && <span className={styles.time}>{planOf(step, order, now)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The installation has no status of its own: it is over once the order is delivered. */
type StepName = OrderStatus | 'installation';

interface Step {
  step: StepName;
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
      step,
      at: lastTime(step),
      reached: true,
      current: step === status,
    }));
  }
  const position = STEPS.indexOf(status);
  const steps: Step[] = STEPS.map((step, index) => ({
    step,
    at: index <= position ? lastTime(step) : undefined,
    reached: index <= position,
    current: index === position,
  }));
  const reached = status === 'delivered';
  return steps.toSpliced(-1, 0, { step: 'installation', at: undefined, reached, current: false });
}

/**
 * What is known today of a future step, in words; undefined if nothing is. `now` is null on the server and until
 * hydration.
 */
function planOf(
  step: StepName,
  order: OrderTimelineFragment,
  now: Date | null,
): string | undefined {
  if (step === 'confirmed')
    return order.promisedCall
      ? callPlan(order.promisedCall, order.createdAt)
      : 'gdy uzgodnimy szczegóły';
  if (step === 'in_production')
    return order.payment.depositIsBooked
      ? 'do rozpoczęcia produkcji zmiany są bezpłatne'
      : 'po wpłacie zaliczki; do rozpoczęcia produkcji zmiany są bezpłatne';
  if (step === 'installation') return 'ekipa zadzwoni przed przyjazdem';
  if (step === 'delivered') return deliveryPlan(order, now);
  return undefined;
}

/** When the customer of an order of `orderedAt` is called. */
export function callPlan(
  call: NonNullable<OrderTimelineFragment['promisedCall']>,
  orderedAt: string,
): string {
  const time = formatTimeInSentence(call.dueAt);
  if (call.isOverdue) return `mieliśmy zadzwonić najpóźniej ${time}; przepraszamy, zadzwoń do nas`;
  if (call.isAgreed) return `zadzwonimy, jak uzgodniono: ${time}`;
  return `zadzwonimy ${deadlineText(new Date(call.dueAt), new Date(orderedAt))}`;
}

function deliveryPlan(order: OrderTimelineFragment, now: Date | null): string {
  const term = deliveryOf(new Date(order.offerAcceptedAt ?? order.createdAt), weeksOf(order));
  const isAgreed = order.termWeeksTo !== null;
  const isOver = now !== null && polishClock(now).day > term.until;
  if (isOver)
    return `${isAgreed ? 'uzgodniony' : 'zwykły'} termin minął: zadzwoń, a\u00a0podamy datę`;
  return `${isAgreed ? 'w\u00a0uzgodnionym terminie:' : 'zwykle'} ${deliveryTermText(term)}`;
}
