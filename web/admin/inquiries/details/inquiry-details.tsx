import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { INQUIRY_TYPE_LABELS } from '#engine/trade/shop/inquiry-labels';
import { offerTitle } from '#engine/trade/shop/offers';
import { formatDateTime, formatDate } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format';
import { Link } from '../../../ui/button/link';
import { Section } from '../../kit/page/admin-page';
import { Allowed } from '../../kit/page/allowed';
import { PhoneLink } from '../../kit/page/inline-parts';
import { CreateOfferButton } from '../../trade/create-offer';
import { customerFileFacts } from '../../trade/customer-decision';
import { AttachedFiles } from '../../trade/files/attached-files';
import { LineChange } from '../../trade/line-change';
import { OfferStateTag } from '../../trade/status-tags';
import { TaskList } from '../../trade/tasks/task-list';
import { Visits } from '../../trade/visits/visit-list';
import { InquiryDrawerDocument } from '../inquiries-page.generated';
import { AssigneeSelect, InquiryStatusSelect, PrioritySelect } from '../inquiry-selects';
import { CustomerHistory } from './customer-history';
import { InquiredGoods } from './inquired-goods';
import {
  InquiryDetailsFragmentDoc,
  type InquiryDetailsFragment,
  OrderedSamplesFragmentDoc,
  type OrderedSamplesFragment,
  InquiryOffersDocument,
} from './inquiry-details.generated';
import { InquiryThread } from './inquiry-thread';
import { ReplyForm } from './reply-form';
import styles from './inquiry-details.module.css';

interface InquiryDetailsProps {
  inquiry: FragmentType<InquiryDetailsFragment>;
  assignees: readonly { id: number; name: string }[];
  onOpen: (id: string) => void;
}

/** One inquiry: customer, messages, the attached configuration, the answer form and the customer's history. */
export function InquiryDetails({ inquiry: from, assignees, onOpen }: InquiryDetailsProps) {
  const { data: inquiry } = useSuspenseFragment({
    fragment: InquiryDetailsFragmentDoc,
    fragmentName: 'InquiryDetails',
    from,
  });
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
      <Section title={inquiry.subject}>
        <InquiryThread inquiry={inquiry} />
      </Section>
      <Photographs photographs={inquiry.photographs} />
      <OrderedSamples inquiry={inquiry} />
      {inquiry.orderLineId && (
        <Allowed to="orders:read">
          <Section title="Proponowana zmiana">
            <LineChange inquiryId={inquiry.id} refetch={[InquiryDrawerDocument]} />
          </Section>
        </Allowed>
      )}
      {inquiry.configuration && (
        <Section title="Dołączona konfiguracja">
          <InquiredGoods configuration={inquiry.configuration} />
        </Section>
      )}
      {inquiry.inquiryType === 'quote' && (
        <Allowed to="offers:read">
          <InquiryOffers inquiryId={inquiry.id} />
        </Allowed>
      )}
      <Allowed to="inquiries:write">
        <Section title="Odpowiedz">
          <ReplyForm inquiry={inquiry} />
        </Section>
      </Allowed>
      <Visits
        about={{ kind: 'inquiry', number: inquiry.id }}
        visits={inquiry.visits}
        refetch={[InquiryDrawerDocument]}
      />
      <Allowed to="tasks:read">
        <Section title="Zadania">
          <TaskList filter={{ about: { kind: 'inquiry', number: inquiry.id } }} />
        </Section>
      </Allowed>
      <AttachedFiles subject="inquiry" subjectId={inquiry.id} />
      <CustomerHistory inquiry={inquiry} onOpen={onOpen} />
    </div>
  );
}

function facts(
  inquiry: InquiryDetailsFragment,
  assignees: InquiryDetailsProps['assignees'],
): [label: string, value: ReactNode][] {
  const { customerName, customerEmail, customerPhone, order } = inquiry;
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
    ['Otrzymano', formatDateTime(inquiry.createdAt)],
    ...customerFileFacts(inquiry.customerId).map(({ label, children }): [string, ReactNode] => [
      label,
      children,
    ]),
    ...(order
      ? [
          [
            'Zamówienie',
            <Link key="order" to={`/admin/orders?order=${order.id}`}>
              nr&nbsp;{order.id}
            </Link>,
          ] satisfies [string, ReactNode],
        ]
      : []),
  ];
}

/** The customer's photographs, each a link to the large one; nothing where there are none. */
function Photographs({ photographs }: Pick<InquiryDetailsFragment, 'photographs'>) {
  if (photographs.length === 0) return null;
  return (
    <Section title="Zdjęcia od klienta">
      <ul className={styles.photographs}>
        {photographs.map(({ id, url, width, height }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                width={width}
                height={height}
                alt={`Zdjęcie ${index + 1}, otwiera się w\u00a0nowej karcie`}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The samples to pack and the address to send them to; nothing for other inquiries. */
function OrderedSamples(props: { inquiry: FragmentType<OrderedSamplesFragment> }) {
  const { data: inquiry } = useSuspenseFragment({
    fragment: OrderedSamplesFragmentDoc,
    from: props.inquiry,
  });
  const { customerName, street, postalCode, city, samples } = inquiry;
  if (samples.length === 0) return null;
  return (
    <Section title="Próbki do wysłania">
      <ul className={styles.samples}>
        {samples.map(({ id, name, swatchUrl }) => (
          <li key={id}>
            <span className={styles.swatch} style={{ backgroundImage: `url(${swatchUrl})` }} />
            {name}
          </li>
        ))}
      </ul>
      <address className={styles.address}>
        {customerName}
        <br />
        {street}
        <br />
        {postalCode} {city}
      </address>
    </Section>
  );
}

/** The offers that answer an inquiry, and a button to prepare one. */
function InquiryOffers({ inquiryId }: { inquiryId: number }) {
  const { data } = useQuery(InquiryOffersDocument, {
    variables: { inquiryId },
    fetchPolicy: 'cache-and-network',
  });
  const offers = data?.offers.items ?? [];
  return (
    <Section title="Oferta">
      <div className={styles.offers}>
        {offers.length > 0 && (
          <ul className={styles.list}>
            {offers.map(({ id, state, createdAt, totalAmount }) => (
              <li key={id}>
                <Link to={`/admin/offers?offer=${id}`}>{offerTitle(id)}</Link>
                <span>
                  {formatDate(createdAt)}, {formatMoney(totalAmount)}
                </span>
                <OfferStateTag state={state} />
              </li>
            ))}
          </ul>
        )}
        <CreateOfferButton from={{ inquiryId }}>
          {offers.length > 0 ? 'Przygotuj kolejną ofertę' : 'Przygotuj ofertę'}
        </CreateOfferButton>
      </div>
    </Section>
  );
}
