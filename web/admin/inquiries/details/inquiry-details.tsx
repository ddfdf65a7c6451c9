import type { ReactNode } from 'react';

import { formatDateTime } from '../../../lib/dates/format-date';
import { INQUIRY_TYPE_LABELS } from '../../../../engine/shop/inquiry-labels.js';
import { PhoneLink } from '../../kit/parts/phone-link';
import { CustomerHistory } from './customer-history';
import { InquiredGoods } from './inquired-goods';
import styles from './inquiry-details.module.css';
import type { InquiryDetailsFragment } from './inquiry-drawer.generated';
import { AssigneeSelect, InquiryStatusSelect, PrioritySelect } from '../inquiry-selects';
import { InquiryThread } from './inquiry-thread';
import { ReplyForm } from './reply-form';

interface InquiryDetailsProps {
  inquiry: InquiryDetailsFragment;
  assignees: readonly { id: number; name: string }[];
  onOpen: (id: string) => void;
}

/** Who asked what and about which goods, what was answered, and the next answer. */
export function InquiryDetails({ inquiry, assignees, onOpen }: InquiryDetailsProps) {
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        {facts(inquiry, assignees).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="inquiry-thread">
        <h2 id="inquiry-thread">{inquiry.subject}</h2>
        <InquiryThread inquiry={inquiry} />
      </section>
      {inquiry.configuration && (
        <section aria-labelledby="inquiry-goods">
          <h2 id="inquiry-goods">Dołączona konfiguracja</h2>
          <InquiredGoods configuration={inquiry.configuration} />
        </section>
      )}
      <section aria-labelledby="inquiry-reply">
        <h2 id="inquiry-reply">Odpowiedz</h2>
        <ReplyForm inquiry={inquiry} />
      </section>
      <CustomerHistory inquiry={inquiry} onOpen={onOpen} />
    </div>
  );
}

function facts(
  inquiry: InquiryDetailsFragment,
  assignees: InquiryDetailsProps['assignees'],
): [label: string, value: ReactNode][] {
  const { customerName, customerEmail, customerPhone } = inquiry;
  return [
    ['Status', <InquiryStatusSelect key="status" inquiry={inquiry} />],
    ['Klient', customerName],
    ['Priorytet', <PrioritySelect key="priority" inquiry={inquiry} />],
    ['Telefon', customerPhone ? <PhoneLink key="phone" phone={customerPhone} /> : 'nie podano'],
    ['Prowadzący', <AssigneeSelect key="assignee" inquiry={inquiry} assignees={assignees} />],
    [
      'E-mail',
      <a key="email" href={`mailto:${customerEmail}`}>
        {customerEmail}
      </a>,
    ],
    ['Rodzaj', INQUIRY_TYPE_LABELS[inquiry.inquiryType]],
    ['Przyszło', formatDateTime(inquiry.createdAt)],
  ];
}
