import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Descriptions, Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { consentLabel } from '#engine/trade/shop/consent-labels';
import { agreedTermText } from '#engine/trade/shop/delivery-term';
import {
  OrderTextsFragmentDoc,
  type OrderTextsFragment,
} from '../../../goods/order-texts.generated';
import { formatDate, formatDateTime } from '../../../lib/dates/format-date';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Section } from '../../kit/page/admin-page';
import { Allowed } from '../../kit/page/allowed';
import { customerFacts, customerFileFacts } from '../../trade/customer-decision';
import { AttachedFiles } from '../../trade/files/attached-files';
import { OrderStatusTag } from '../../trade/status-tags';
import { TaskList } from '../../trade/tasks/task-list';
import { Visits } from '../../trade/visits/visit-list';
import { OrderVersions } from '../changes/order-versions';
import { OrderInvoices } from '../invoices/order-invoices';
import { OrderDrawerDocument } from '../orders-page.generated';
import { OrderMoney } from '../payment/order-money';
import { StatusForm } from '../status/status-form';
import { OrderDetailsFragmentDoc, type OrderDetailsFragment } from './order-details.generated';
import { OrderHistory, OrderMails } from './order-history';
import { OrderLines } from './order-lines';
import { OrderNotes } from './order-notes';
import { OrderRequests, OrderWithdrawals } from './order-requests';
import { RevealOrderLinkDocument } from './reveal-order-link.generated';
import styles from './order-details.module.css';

/** Everything about one order: its facts, then a section for each matter that staff handle. */
export function OrderDetails({ order: from }: { order: FragmentType<OrderDetailsFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderDetailsFragmentDoc,
    fragmentName: 'OrderDetails',
    from,
  });
  const { data: texts } = useSuspenseFragment({ fragment: OrderTextsFragmentDoc, from: order });
  return (
    <div className={styles.details}>
      <OrderPapers orderId={order.id} />
      {order.anonymisedAt && (
        <Alert
          type="info"
          showIcon
          title={`Dane klienta usunięto ${formatDate(order.anonymisedAt)}, po okresie przechowywania. Wiadomości o\u00a0tym zamówieniu nikt już nie dostaje.`}
        />
      )}
      <Descriptions size="small" column={1} items={facts(order, texts)} />
      <Section title="Pozycje">
        <OrderLines order={order} />
      </Section>
      <OrderWithdrawals withdrawals={order.withdrawals} />
      <OrderRequests requests={order.requests} />
      <Section title="Zmiany">
        <OrderVersions order={order} />
      </Section>
      <Allowed to="orders:write">
        <Section title="Status">
          <StatusForm order={order} />
        </Section>
      </Allowed>
      <Section title="Płatność">
        <OrderMoney order={order} />
      </Section>
      <Section title="Faktury">
        <OrderInvoices order={order} />
      </Section>
      <Visits
        about={{ kind: 'order', number: order.id }}
        visits={order.visits}
        refetch={[OrderDrawerDocument]}
      />
      <Allowed to="tasks:read">
        <Section title="Zadania">
          <TaskList filter={{ about: { kind: 'order', number: order.id } }} />
        </Section>
      </Allowed>
      <Section title="Notatki">
        <OrderNotes orderId={order.id} notes={order.notes ?? []} />
      </Section>
      <AttachedFiles subject="order" subjectId={order.id} />
      <Section title="Historia">
        <OrderHistory events={order.history} />
      </Section>
      <Section title="Wiadomości do klienta">
        <OrderMails mails={order.mails ?? []} />
      </Section>
      <Allowed to="customer-pages:open">
        <OrderPageButton orderId={order.id} />
      </Allowed>
    </div>
  );
}

function facts(order: OrderDetailsFragment, texts: OrderTextsFragment) {
  const term = agreedTermText(order);
  return [
    { key: 'status', label: 'Status', children: <OrderStatusTag status={order.status} /> },
    { key: 'date', label: 'Złożone', children: formatDateTime(order.createdAt) },
    ...(term === null ? [] : [{ key: 'term', label: 'Termin dostawy', children: term }]),
    ...customerFacts(texts, styles.text),
    ...customerFileFacts(order.customerId),
    {
      key: 'consents',
      label: 'Zgody',
      children: order.consents.map(consentLabel).join(', ') || 'brak',
    },
  ];
}

/** Links to the PDFs of an order: the order itself, the worksheets and the labels of its pieces. */
function OrderPapers({ orderId }: { orderId: number }) {
  const path = `/api/admin/orders/${orderId}`;
  return (
    <div className={styles.papers}>
      <Button href={`${path}.pdf`} target="_blank">
        Zamówienie PDF
      </Button>
      <Button href={`${path}/worksheets.pdf`} target="_blank">
        Karty produkcyjne
      </Button>
      <Button href={`${path}/labels.pdf`} target="_blank">
        Etykiety
      </Button>
    </div>
  );
}

/** Opens the customer's own page; the server tells its address only on request, and records who asked. */
function OrderPageButton({ orderId }: { orderId: number }) {
  const navigate = useNavigate();
  const [reveal, { loading }] = useStaffMutation(RevealOrderLinkDocument, {
    done: 'Otwarto stronę klienta. Zapisano to w\u00a0dzienniku zmian.',
    failed: 'Nie udało się otworzyć strony klienta',
  });
  const open = async () => {
    const outcome = await reveal({ input: { orderId } });
    if (outcome.kind === 'done' && outcome.payload.path) await navigate(outcome.payload.path);
  };
  return (
    <Button loading={loading} onClick={() => void open()}>
      Strona zamówienia klienta
    </Button>
  );
}
