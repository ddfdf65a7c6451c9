import { useQuery } from '@apollo/client/react';

import { joinClasses } from '../../lib/join-classes';
import { plural } from '../../lib/text/plural';
import { VisuallyHidden } from '../../ui/content/visually-hidden';
import { QueueBadgeDocument } from './queue-badge.generated';
import styles from './queue-badge.module.css';

const POLL_MS = 5 * 60_000;

/** The number of customers waiting for a call; red when the first one is overdue. */
export function QueueBadge() {
  const { data } = useQuery(QueueBadgeDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const { totalCount = 0, items = [] } = data?.callQueue ?? {};
  if (totalCount === 0) return null;
  const overdue = items[0]?.isOverdue ?? false;
  return (
    <span className={joinClasses(styles.badge, overdue && styles.overdue)}>
      {totalCount}
      <VisuallyHidden>
        {` ${plural(totalCount, ['sprawa czeka', 'sprawy czekają', 'spraw czeka'])}${overdue ? ', jest opóźnienie' : ''}`}
      </VisuallyHidden>
    </span>
  );
}
