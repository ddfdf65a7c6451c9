import { Descriptions, Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { longDay } from '#engine/locale/day';
import { LOST_REASON_LABELS } from '#engine/trade/shop/offers';
import { formatDateTime } from '../../../lib/dates/format-date';
import { Link } from '../../../ui/button/link';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Section } from '../../kit/page/admin-page';
import { Allowed } from '../../kit/page/allowed';
import { customerFacts, customerFileFacts } from '../../trade/customer-decision';
import { AttachedFiles } from '../../trade/files/attached-files';
import { CustomerMail, CustomerMails } from '../../trade/mails/customer-mails';
import { useResendMails } from '../../trade/mails/use-resend-mails';
import { OfferStateTag } from '../../trade/status-tags';
import { TaskList } from '../../trade/tasks/task-list';
import { Visits } from '../../trade/visits/visit-list';
import { OfferActions } from './offer-actions';
import { OfferHistory } from './offer-history';
import { OfferQuestions } from './offer-questions';
import { OfferVersions } from './offer-versions';
import { RevealOfferLinkDocument } from './reveal-offer-link.generated';
import { type StaffOfferFragment, StaffOfferDocument } from './staff-offer.generated';
import styles from './offer-details.module.css';

interface OfferDetailsProps {
  offer: StaffOfferFragment;
}

/** One offer: the possible actions, the customer, the questions, the versions and the history. */
export function OfferDetails({ offer }: OfferDetailsProps) {
  return (
    <div className={styles.details}>
      <Allowed to="offers:write">
        <OfferActions offer={offer} />
      </Allowed>
      <Descriptions
        size="small"
        column={1}
        items={[
          ...stateFacts(offer),
          ...customerFacts(offer, styles.text),
          ...customerFileFacts(offer.customerId),
        ]}
      />
      {offer.questions.length > 0 && (
        <Section title="Pytania klienta">
          <OfferQuestions offer={offer} />
        </Section>
      )}
      <Section title="Wersje">
        <OfferVersions offer={offer} />
      </Section>
      <Visits
        about={{ kind: 'offer', number: offer.id }}
        visits={offer.visits}
        refetch={[StaffOfferDocument]}
      />
      <Allowed to="tasks:read">
        <Section title="Zadania">
          <TaskList filter={{ about: { kind: 'offer', number: offer.id } }} />
        </Section>
      </Allowed>
      <AttachedFiles subject="offer" subjectId={offer.id} />
      <Section title="Historia">
        <OfferHistory events={offer.history ?? []} />
      </Section>
      <Section title="Wiadomości do klienta">
        <OfferMails mails={offer.mails ?? []} />
      </Section>
    </div>
  );
}

function stateFacts(offer: StaffOfferFragment) {
  const { state, validUntil, createdAt, authorName, sentAt, openedAt, inquiryId, order } = offer;
  const started = [formatDateTime(createdAt), authorName].filter(Boolean).join(', ');
  const opened = openedAt ? formatDateTime(openedAt) : sentAt && 'jeszcze nie';
  return [
    { key: 'state', label: 'Stan', children: <OfferStateTag state={state} /> },
    ...(order
      ? [{ key: 'order', label: 'Zamówienie', children: <OrderLink order={order} /> }]
      : []),
    ...(state === 'lost' ? [{ key: 'lost', label: 'Powód', children: lostText(offer) }] : []),
    { key: 'valid', label: 'Ważna do', children: longDay(validUntil) },
    { key: 'started', label: 'Utworzona', children: started },
    ...(sentAt ? [{ key: 'sent', label: 'Wysłana', children: formatDateTime(sentAt) }] : []),
    ...(opened ? [{ key: 'opened', label: 'Otwarta', children: opened }] : []),
    ...(sentAt
      ? [
          {
            key: 'page',
            label: 'Strona klienta',
            children: (
              <Allowed to="customer-pages:open">
                <OfferPageButton offerId={offer.id} />
              </Allowed>
            ),
          },
        ]
      : []),
    ...(inquiryId
      ? [{ key: 'inquiry', label: 'Zapytanie', children: <InquiryLink id={inquiryId} /> }]
      : []),
  ];
}

const lostText = ({ lostReason, lostNote }: StaffOfferFragment): string =>
  [lostReason && LOST_REASON_LABELS[lostReason], lostNote].filter(Boolean).join(': ');

function OrderLink({ order }: { order: NonNullable<StaffOfferFragment['order']> }) {
  return <Link to={`/admin/orders?order=${order.id}`}>nr&nbsp;{order.id}</Link>;
}

function InquiryLink({ id }: { id: number }) {
  return <Link to={`/admin/inquiries?inquiry=${id}`}>nr&nbsp;{id}</Link>;
}

type Mail = NonNullable<StaffOfferFragment['mails']>[number];

/** The mails to the customer about the offer with their delivery state, the newest first. */
function OfferMails({ mails }: { mails: readonly Mail[] }) {
  return <CustomerMails mails={mails}>{(mail) => <OfferMail mail={mail} />}</CustomerMails>;
}

function OfferMail({ mail }: { mail: Mail }) {
  const { resend, loading } = useResendMails({
    done: `Wiadomość na adres ${mail.recipient} czeka na wysłanie`,
    refetch: [StaffOfferDocument],
  });
  return (
    <CustomerMail
      mail={mail}
      to="mails:write"
      isResending={loading}
      onResend={() => void resend([mail.id])}
    />
  );
}

/** Opens the customer's own page; the server tells its address only on request, and records who asked. */
function OfferPageButton({ offerId }: { offerId: number }) {
  const navigate = useNavigate();
  const [reveal, { loading }] = useStaffMutation(RevealOfferLinkDocument, {
    done: 'Otwarto stronę klienta. Zapisano to w\u00a0dzienniku zmian.',
    failed: 'Nie udało się otworzyć strony klienta',
  });
  const open = async () => {
    const outcome = await reveal({ input: { offerId } });
    if (outcome.kind === 'done' && outcome.payload.path) await navigate(outcome.payload.path);
  };
  return (
    <Button loading={loading} onClick={() => void open()}>
      Zobacz ofertę tak jak klient
    </Button>
  );
}
