import type { DocumentNode, FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from 'antd';
import { longDay } from '#engine/locale/day';
import { DELIVERY_LABELS } from '#engine/trade/invoices/labels';
import type { InvoiceDeliveryState as State } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Tag, type TagTone } from '../../kit/page/inline-parts';
import { useMay } from '../../kit/page/viewer';
import {
  InvoiceDeliveryStateFragmentDoc,
  SendInvoiceAgainDocument,
  type InvoiceDeliveryStateFragment,
} from './invoice-delivery.generated';
import { IssueInvoice } from './issue-invoice';
import styles from './invoice-delivery.module.css';

const TONES: Record<State, TagTone> = {
  issued: 'waiting',
  sent: 'neutral',
  accepted: 'good',
  rejected: 'bad',
};

type Delivery = NonNullable<InvoiceDeliveryStateFragment['delivery']>;

interface InvoiceDeliveryProps {
  invoice: FragmentType<InvoiceDeliveryStateFragment>;
  /** Queries to refetch when the invoice was issued again. */
  refetch?: readonly DocumentNode[];
}

/** The state of an invoice's delivery to KSeF: its number, or what delays it and its deadline. */
export function InvoiceDelivery({ invoice: from, refetch }: InvoiceDeliveryProps) {
  const { data: invoice } = useSuspenseFragment({
    fragment: InvoiceDeliveryStateFragmentDoc,
    fragmentName: 'InvoiceDeliveryState',
    from,
  });
  const { delivery } = invoice;
  if (!delivery)
    return (
      <div className={styles.delivery}>
        <Tag tone="done">Poza KSeF</Tag>
      </div>
    );
  return (
    <div className={styles.delivery}>
      <span className={styles.tags}>
        <Tag tone={TONES[delivery.state]}>{DELIVERY_LABELS[delivery.state]}</Tag>
        {delivery.isOffline && delivery.state !== 'accepted' && <Tag tone="waiting">Offline</Tag>}
        {delivery.isDemonstration && <Tag tone="neutral">Próbny KSeF</Tag>}
      </span>
      <Progress invoice={invoice} delivery={delivery} refetch={refetch} />
    </div>
  );
}

interface PartProps {
  invoice: InvoiceDeliveryStateFragment;
  delivery: Delivery;
}

function Progress({ refetch, ...part }: PartProps & Pick<InvoiceDeliveryProps, 'refetch'>) {
  const { invoice, delivery } = part;
  if (delivery.state === 'accepted') return <Accepted {...part} />;
  if (invoice.replacedBy) return <Replaced {...part} by={invoice.replacedBy} />;
  if (invoice.isAbandoned) return <Abandoned {...part} />;
  return (
    <>
      <Waiting {...part} />
      {delivery.state === 'rejected' && <Mending {...part} refetch={refetch} />}
    </>
  );
}

interface ReplacedProps extends PartProps {
  by: NonNullable<InvoiceDeliveryStateFragment['replacedBy']>;
}

/** Shown for a refused invoice that was replaced, which needs no action. */
function Replaced({ delivery: { problem }, by }: ReplacedProps) {
  return (
    <>
      {problem && <span>{problem}</span>}
      <span className={styles.quiet}>
        Wystawiono ponownie:{' '}
        <a href={`/api/admin/invoices/${by.id}.pdf`} target="_blank" rel="noreferrer">
          {by.number} z&nbsp;{longDay(by.issuedOn)}
        </a>
      </span>
    </>
  );
}

/** Shown for a refused invoice of a cancelled order, which needs no action. */
function Abandoned({ delivery: { problem, duplicateOf } }: PartProps) {
  return (
    <>
      {problem && <span>{problem}</span>}
      <span className={styles.quiet}>
        Zamówienie anulowano, więc ta faktura nie jest już potrzebna.{' '}
        {duplicateOf
          ? `Sprawdź w\u00a0Aplikacji Podatnika KSeF dokument ${duplicateOf} i\u00a0przekaż sprawę księgowości.`
          : 'Jej numer pozostaje niewykorzystany.'}
      </span>
    </>
  );
}

/** The actions of staff on an invoice that KSeF has refused. */
function Mending({
  invoice: { orderId, correctedNumber, reissue },
  delivery: { duplicateOf },
  refetch,
}: PartProps & Pick<InvoiceDeliveryProps, 'refetch'>) {
  if (!reissue && !correctedNumber) return null;
  return (
    <>
      <span className={styles.quiet}>
        {duplicateOf ? whatToCheck(duplicateOf, correctedNumber) : whatToMend(correctedNumber)}
      </span>
      {reissue && <IssueInvoice orderId={orderId} next={reissue} refetch={refetch} />}
    </>
  );
}

const whatToMend = (correctedNumber: string | null | undefined): string =>
  correctedNumber
    ? `Jeśli dane są błędne, skoryguj ponownie fakturę ${correctedNumber}. Numer korekty się nie zmieni.`
    : 'Jeśli dane są błędne, popraw je w\u00a0zamówieniu i\u00a0wystaw dokument ponownie. Numer się nie zmieni.';

const whatToCheck = (duplicateOf: string, correctedNumber: string | null | undefined): string =>
  [
    `Sprawdź w\u00a0Aplikacji Podatnika KSeF dokument ${duplicateOf}.`,
    correctedNumber
      ? `Jeśli nie jest to ta korekta, skoryguj ponownie fakturę ${correctedNumber}: korekta dostanie następny numer.`
      : 'Jeśli dotyczy innej sprzedaży, wystaw fakturę ponownie: dostanie następny numer.',
    'Jeśli to ten sam dokument, nie wystawiaj go drugi raz i\u00a0przekaż sprawę księgowości.',
  ].join(' ');

function Accepted({ invoice: { id, number }, delivery }: PartProps) {
  return (
    <span className={styles.quiet}>
      {delivery.ksefNumber} ·{' '}
      <a href={`/api/admin/invoices/${id}/upo.xml`} download aria-label={`UPO faktury ${number}`}>
        UPO
      </a>
    </span>
  );
}

function Waiting({ invoice: { id, number }, delivery }: PartProps) {
  const [send, { loading }] = useStaffMutation(SendInvoiceAgainDocument, {
    done: 'Wysyłamy fakturę do KSeF',
    failed: 'Nie udało się wysłać faktury',
  });
  const { dueOn, duplicateOf, nextAttemptAt, problem, state } = delivery;
  const mayWrite = useMay('invoices:write');
  const isStuck = state === 'rejected' || problem !== null;
  return (
    <>
      {problem && <span>{problem}</span>}
      <span className={styles.quiet}>
        Termin: {longDay(dueOn)}
        {isStuck && nextAttemptAt && `, następna próba ${formatDateTime(nextAttemptAt)}`}
      </span>
      {/* Not for a duplicate: KSeF would refuse the same number again. */}
      {mayWrite && isStuck && !duplicateOf && (
        <Button
          loading={loading}
          aria-label={`Wyślij ponownie fakturę ${number}`}
          onClick={() => void send({ input: { invoiceId: id } })}
        >
          Wyślij ponownie
        </Button>
      )}
    </>
  );
}
