import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { formatDateTime } from '../../lib/dates/format-date';
import { useCurrentMinute } from '../../lib/dates/use-current-minute';
import { Link } from '../../ui/button/link';
import { PriorityTag } from '../trade/inquiry-tags';
import {
  AwaitingInquiryFragmentDoc,
  type AwaitingInquiryFragment,
} from './awaiting-inquiries.generated';
import styles from './awaiting-inquiries.module.css';
import { Secondary, ListCard } from './list-card';
import { waitedText } from '../../lib/dates/waited';

interface AwaitingInquiriesProps {
  inquiries: FragmentType<AwaitingInquiryFragment>[];
  total: number;
}

const LIST = '/admin/inquiries?awaiting=tak&sort=oldest';

/** The inquiries that have waited longest for an answer. */
export function AwaitingInquiries({ inquiries: from, total }: AwaitingInquiriesProps) {
  const { data: inquiries } = useSuspenseFragment({ fragment: AwaitingInquiryFragmentDoc, from });
  const now = useCurrentMinute();
  return (
    <ListCard
      title="Zapytania do odpowiedzi"
      to={LIST}
      total={total}
      items={inquiries}
      empty="Nikt nie czeka na odpowiedź"
    >
      {({ id, subject, customerName, createdAt, priority }) => (
        <>
          <Link to={`${LIST}&inquiry=${id}`}>{subject}</Link>
          <time className={styles.waited} dateTime={createdAt} title={formatDateTime(createdAt)}>
            {now && `czeka ${waitedText(createdAt, now)}`}
          </time>
          <Secondary>{customerName}</Secondary>
          <PriorityTag priority={priority} />
        </>
      )}
    </ListCard>
  );
}
