import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { VERSION_STATE_LABELS } from '../../../../engine/shop/order-changes.js';
import { formatDate } from '../../../lib/dates/format-date';
import { type OrderChangesFragment, OrderChangesFragmentDoc } from './order-changes.generated';
import styles from './order-changes.module.css';

const STATES = { ...VERSION_STATE_LABELS, sent: 'czeka na Twoją decyzję' };

/** All versions of a changed order as documents; nothing where it was never changed. */
export function OrderVersions(props: { order: FragmentType<OrderChangesFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderChangesFragmentDoc,
    fragmentName: 'OrderChanges',
    from: props.order,
  });
  const { token, versions, currentVersion } = order;
  if (versions.length === 0) return null;
  return (
    <ul className={styles.versions} data-screen-only>
      {versions.map(({ id, number, state, createdAt }) => (
        <li key={id}>
          <a href={`/api/orders/${token}/versions/${number}.pdf`}>
            Wersja {number} z&nbsp;{formatDate(createdAt)} (PDF)
          </a>
          <br />
          {number === currentVersion ? 'obowiązuje' : STATES[state]}
        </li>
      ))}
    </ul>
  );
}
