import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { ORDER_STATUS_LABELS } from '#engine/trade/shop/order-status';
import type { OrderStatus } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { useCurrentMinute } from '../../lib/dates/use-current-minute';
import { Icon } from '../../ui/image/icon';
import { STEPS } from './order-status';
import { planOf } from './step-plans';
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
  const lastTime = (wanted: OrderStatus) => {
    const last = history.findLastIndex((event) => event.status === wanted);
    // The first event since the status was last entered: a change of the order adds further events in the same status.
    const before = history.slice(0, last + 1).findLastIndex((event) => event.status !== wanted);
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
