import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { CHANGED_BY, VERSION_STATE_LABELS } from '#engine/trade/shop/order-changes';
import { formatDate } from '../../../lib/dates/format-date';
import { type OrderChangesFragment, OrderChangesFragmentDoc } from './order-changes.generated';
import styles from './order-changes.module.css';

/** Links to all versions of a changed order as PDFs; nothing where it was never changed. */
export function OrderVersions(props: { order: FragmentType<OrderChangesFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderChangesFragmentDoc,
    fragmentName: 'OrderChanges',
    from: props.order,
  });
  const { token, status, versions, currentVersion } = order;
  if (versions.length === 0) return null;
  const isOver = CHANGED_BY[status] === 'nobody';
  const stateOf = ({ number, state, isOpen }: (typeof versions)[number]): string => {
    if (!isOver && number === currentVersion) return 'obowiązuje';
    return isOpen ? 'czeka na Twoją decyzję' : VERSION_STATE_LABELS[state];
  };
  return (
    <ul className={styles.versions} data-screen-only>
      {versions.map((version) => (
        <li key={version.id}>
          <a
            href={`/api/orders/${token}/versions/${version.number}.pdf`}
          >{`Wersja ${version.number} z\u00a0${formatDate(version.createdAt)} (PDF)`}</a>
          <br />
          <span>{stateOf(version)}</span>
        </li>
      ))}
    </ul>
  );
}
