import { Timeline } from 'antd';

import { ORDER_STATUS_LABELS } from '../../../engine/order-status.js';
import { formatDateTime } from '../../lib/format-date';
import type { OrderDetailsEventFragment } from './order-drawer.generated';
import styles from './order-history.module.css';

/** Every change of the status: when, who and why; the newest first. */
export function OrderHistory({ events }: { events: readonly OrderDetailsEventFragment[] }) {
  return (
    <Timeline
      items={events.toReversed().map(({ id, status, at, actorName, note }) => ({
        key: id,
        content: (
          <div className={styles.event}>
            <strong>{ORDER_STATUS_LABELS[status]}</strong>
            <span>{[formatDateTime(at), actorName].filter(Boolean).join(', ')}</span>
            {note && <p>{note}</p>}
          </div>
        ),
      }))}
    />
  );
}
