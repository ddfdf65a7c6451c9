import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Card, Empty } from 'antd';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/dates/format-date';
import { useCurrentMinute, waitedText } from '../../lib/dates/use-current-minute';
import { formatNumber } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { PriorityTag } from '../trade/status-tags';
import {
  AwaitingInquiryFragmentDoc,
  type AwaitingInquiryFragment,
} from './awaiting-inquiries.generated';
import styles from './awaiting-inquiries.module.css';

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

interface ListCardProps<Item> {
  title: string;
  /** The URL of the whole list. */
  to: string;
  /** The length of the whole list. */
  total: number;
  /** The first entries. */
  items: readonly Item[];
  /** The text for an empty list. */
  empty: string;
  /** Draws an entry as four elements: two on the first line, two on the second. */
  children: (item: Item) => ReactNode;
}

/** The first entries of a list, with a link to the whole list. */
export function ListCard<Item extends { id: number }>(props: ListCardProps<Item>) {
  const { title, to, total, items, empty, children } = props;
  return (
    <Card title={title} extra={<Link to={to}>Wszystkie ({formatNumber(total)})</Link>}>
      {items.length === 0 && <Empty description={empty} />}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The text below the name of an entry. */
export function Secondary({ children }: { children: ReactNode }) {
  return <span className={styles.secondary}>{children}</span>;
}
