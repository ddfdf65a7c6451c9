import { Button } from 'antd';

import { formatDateTime } from '../../lib/dates/format-date';
import { INQUIRY_TYPE_LABELS } from '#engine/trade/shop/inquiry-labels';
import { ContactLines } from '../kit/table/cell-lines';
import type { InquiryRowFragment } from './inquiries-page.generated';
import styles from './inquiry-cells.module.css';
import { InquiryStatusSelect } from './inquiry-selects';
import { PriorityTag } from '../trade/inquiry-tags';

/** Lets a long link wrap, and aligns it with the text below. */
const WRAPPED_LINK = {
  height: 'auto',
  paddingInline: 0,
  fontWeight: 600,
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;

interface InquiryCellProps {
  inquiry: InquiryRowFragment;
  onOpen: (id: string) => void;
}

/** The subject, which opens the inquiry, and the beginning of the message. */
export function Subject({ inquiry, onOpen }: InquiryCellProps) {
  return (
    <div className={styles.subject}>
      <Button
        type="link"
        size="small"
        styles={{ root: WRAPPED_LINK }}
        aria-label={`Pokaż zapytanie ${inquiry.id}: ${inquiry.subject}`}
        onClick={() => onOpen(String(inquiry.id))}
      >
        {inquiry.subject}
      </Button>
      <p className={styles.preview}>{inquiry.preview}</p>
    </div>
  );
}

export function Customer({ inquiry }: { inquiry: InquiryRowFragment }) {
  const { customerName, customerEmail, customerPhone } = inquiry;
  return <ContactLines name={customerName} email={customerEmail} phone={customerPhone} />;
}

/** A row in one cell, for a screen without room for the columns. */
export function CompactInquiry({ inquiry, onOpen }: InquiryCellProps) {
  return (
    <div className={styles.compact}>
      <Subject inquiry={inquiry} onOpen={onOpen} />
      <Customer inquiry={inquiry} />
      <p className={styles.facts}>
        <span>{INQUIRY_TYPE_LABELS[inquiry.inquiryType]}</span>
        <span>{formatDateTime(inquiry.createdAt)}</span>
        <PriorityTag priority={inquiry.priority} />
      </p>
      <InquiryStatusSelect inquiry={inquiry} />
    </div>
  );
}
