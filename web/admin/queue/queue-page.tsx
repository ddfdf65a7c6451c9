import { useQuery } from '@apollo/client/react';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { pluralCount } from '../../lib/text/grammar';
import { AdminPage } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { TasksUntilToday } from '../trade/tasks/tasks-until-today';
import { CallCard } from './call-card';
import { QueuePageDocument, type CallEntryFragment } from './queue-page.generated';
import { RecordCallDialog } from './record-call-dialog';
import styles from './queue-page.module.css';

const PAGE_SIZE = 30;
/** Polls because the remaining time changes without any event. */
const POLL_MS = 60_000;

/** The queue of orders and inquiries whose customers were promised a call within 24 hours, by due time. */
export function QueuePage() {
  const [limit, setLimit] = useState(PAGE_SIZE);
  // Kept by the page: the form must stay when its customer leaves the queue or a colleague takes the call.
  const [recorded, record] = useState<CallEntryFragment | null>(null);
  const { data, previousData, error, refetch } = useQuery(QueuePageDocument, {
    variables: { page: { limit, offset: 0 } },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const shown = data ?? previousData;
  const queue = shown?.callQueue;
  const total = queue?.totalCount ?? 0;
  return (
    <AdminPage title="Kolejka 24&nbsp;h" remark={queue && countText(total)}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      {!queue && !error && <Loading rows={8} />}
      {queue && total === 0 && <Empty description="Nikt nie czeka na telefon" />}
      {queue && (
        <ul className={styles.queue} aria-label="Kolejka telefonów">
          {queue.items.map((entry) => (
            <li key={entry.id}>
              <CallCard entry={entry} viewerId={shown.me?.id ?? 0} onRecord={record} />
            </li>
          ))}
        </ul>
      )}
      {queue && queue.items.length < Math.min(total, 200) && (
        <div>
          <Button onClick={() => setLimit(Math.min(limit + PAGE_SIZE, 200))}>Pokaż więcej</Button>
        </div>
      )}
      <Allowed to="tasks:read">
        <TasksUntilToday />
      </Allowed>
      {recorded && <RecordCallDialog entry={recorded} onClose={() => record(null)} />}
    </AdminPage>
  );
}

/**
 * How many wait, and how the cards count the time left: without the hours when the shop is closed, so that it differs
 * from the time until the due time.
 */
function countText(total: number): string {
  const count = `${pluralCount(total, ['sprawa czeka', 'sprawy czekają', 'spraw czeka'])} na telefon`;
  return total === 0 ? count : `${count}; czas liczymy w\u00a0godzinach otwarcia`;
}
