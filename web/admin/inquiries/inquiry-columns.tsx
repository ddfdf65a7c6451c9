import { Button } from 'antd';
import { INQUIRY_TYPE_LABELS } from '#engine/trade/shop/inquiry-labels';
import type { InquirySort } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { pluralCount } from '../../lib/text/grammar';
import { Icon } from '../../ui/image/icon';
import { ContactLines } from '../kit/table/scroll-table';
import type { ListColumn } from '../kit/table/use-columns';
import { PriorityTag } from '../trade/status-tags';
import type { InquiryRowFragment } from './inquiries-page.generated';
import { InquiryStatusSelect } from './inquiry-selects';
import styles from './inquiry-columns.module.css';

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
function Subject({ inquiry, onOpen }: InquiryCellProps) {
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
      <PhotographCount count={inquiry.photographs.length} />
    </div>
  );
}

function PhotographCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.photographs}>
      <Icon name="camera" /> {pluralCount(count, ['zdjęcie', 'zdjęcia', 'zdjęć'])}
    </p>
  );
}

function Customer({ inquiry }: { inquiry: InquiryRowFragment }) {
  const { customerName, customerEmail, customerPhone } = inquiry;
  return <ContactLines name={customerName} email={customerEmail} phone={customerPhone} />;
}

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

type Column = ListColumn<InquiryRowFragment, InquirySort>;

const CUSTOMER: Column = {
  key: 'customer',
  title: 'Klient',
  width: 230,
  render: (inquiry) => <Customer inquiry={inquiry} />,
};

const FACTS: readonly Column[] = [
  {
    key: 'type',
    title: 'Rodzaj',
    width: 170,
    render: ({ inquiryType }) => INQUIRY_TYPE_LABELS[inquiryType],
  },
  {
    key: 'date',
    title: 'Data',
    width: 130,
    sort: { ascend: 'oldest', descend: 'newest' },
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'priority',
    title: 'Priorytet',
    width: 110,
    sort: { ascend: 'priority_asc', descend: 'priority_desc' },
    render: ({ priority }) => <PriorityTag priority={priority} />,
  },
  {
    key: 'assignee',
    title: 'Prowadzący',
    width: 140,
    shown: 'optional',
    render: ({ assignee }) => assignee?.name ?? '–',
  },
  {
    key: 'status',
    title: 'Status',
    width: 216,
    render: (inquiry) => <InquiryStatusSelect inquiry={inquiry} />,
  },
];

export function inquiryColumns(onOpen: (id: string) => void): Column[] {
  return [
    CUSTOMER,
    {
      key: 'subject',
      title: 'Temat i wiadomość',
      shown: 'always',
      render: (inquiry) => <Subject inquiry={inquiry} onOpen={onOpen} />,
    },
    ...FACTS,
  ];
}
