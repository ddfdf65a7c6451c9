import { Card, Empty } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { formatDateTime } from '../../lib/format-date';
import { formatNumber } from '../../lib/format-number';
import { PriorityTag } from '../inquiries/inquiry-tags';
import type { AwaitingInquiryFragment } from './dashboard-page.generated';
import styles from './awaiting-inquiries.module.css';
import { waitedText } from './waited';

interface AwaitingInquiriesProps {
  inquiries: readonly AwaitingInquiryFragment[];
  total: number;
}

const LIST = '/admin/inquiries?awaiting=tak&sort=oldest';

/** Who has been waiting longest for an answer. */
export function AwaitingInquiries({ inquiries, total }: AwaitingInquiriesProps) {
  const [now] = useState(() => new Date());
  return (
    <Card
      title="Zapytania do odpowiedzi"
      extra={<Link to={LIST}>Wszystkie ({formatNumber(total)})</Link>}
    >
      {inquiries.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Nikt nie czeka na odpowiedź" />
      )}
      <ul className={styles.inquiries}>
        {inquiries.map(({ id, subject, customerName, createdAt, priority }) => (
          <li key={id}>
            <Link to={`${LIST}&inquiry=${id}`}>{subject}</Link>
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              czeka {waitedText(createdAt, now)}
            </time>
            <span className={styles.customer}>{customerName}</span>
            <PriorityTag priority={priority} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
