import { Descriptions } from 'antd';

import {
  ORDER_FIELDS,
  ORDER_FIELD_NAMES,
  type OrderField,
} from '../../../../engine/fields/order-fields.js';
import type { ConsentCode, OrderStatus } from '../../../apollo/schema.generated';
import { formatDateTime } from '../../../lib/dates/format-date';
import { formatMoney } from '../../../lib/text/format-money';
import { Link } from '../../../ui/button/link';
import { PhoneLink } from '../../kit/parts/phone-link';
import styles from './order-details.module.css';
import type { OrderDetailsFragment } from './order-drawer.generated';
import { OrderHistory } from './order-history';
import { OrderMails } from './order-mails';
import { OrderNotes } from './order-notes';
import { OrderPapers } from './order-papers';
import { OrderWithdrawals } from './order-withdrawals';
import { OrderedLine } from './ordered-line';
import { StatusForm } from '../status/status-form';
import { OrderStatusTag } from '../../kit/parts/order-status-tag';

/** Customer, lines, status, notes, history and mails of one order. */
export function OrderDetails({ order }: { order: OrderDetailsFragment }) {
  return (
    <div className={styles.details}>
      <OrderPapers orderId={order.id} />
      <Descriptions size="small" column={1} items={customerItems(order)} />
      <section aria-labelledby="order-lines">
        <h2 id="order-lines">Pozycje</h2>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.id}>
              <OrderedLine orderId={order.id} line={line} open={OPEN.has(order.status)} />
            </li>
          ))}
        </ul>
        <dl className={styles.totals}>
          <dt>Netto</dt>
          <dd>{formatMoney(order.net)}</dd>
          <dt>VAT</dt>
          <dd>{formatMoney(order.vat)}</dd>
          <dt>Razem</dt>
          <dd>
            <strong>{formatMoney(order.totalAmount)}</strong>
          </dd>
        </dl>
      </section>
      <OrderWithdrawals withdrawals={order.withdrawals ?? []} />
      <section aria-labelledby="order-status">
        <h2 id="order-status">Status</h2>
        <StatusForm order={order} />
      </section>
      <section aria-labelledby="order-notes">
        <h2 id="order-notes">Notatki</h2>
        <OrderNotes orderId={order.id} notes={order.notes ?? []} />
      </section>
      <section aria-labelledby="order-history">
        <h2 id="order-history">Historia</h2>
        <OrderHistory events={order.history} />
      </section>
      <section aria-labelledby="order-mails">
        <h2 id="order-mails">Wiadomości do klienta</h2>
        <OrderMails mails={order.mails ?? []} />
      </section>
      <Link to={`/zamowienie/${order.token}`}>Strona zamówienia klienta</Link>
    </div>
  );
}

/** What is still to be made. */
const OPEN: ReadonlySet<OrderStatus> = new Set(['pending', 'confirmed', 'in_production']);

const CONSENTS: Record<ConsentCode, string> = {
  terms: 'regulamin',
  made_to_measure: 'produkt na wymiar',
  newsletter: 'newsletter',
};

function OrderText({ kind, text }: Pick<OrderField, 'kind'> & { text: string }) {
  if (kind === 'phone') return <PhoneLink phone={text} />;
  if (kind === 'email') return <a href={`mailto:${text}`}>{text}</a>;
  return <span className={styles.text}>{text}</span>;
}

function customerItems(order: OrderDetailsFragment) {
  return [
    { key: 'status', label: 'Status', children: <OrderStatusTag status={order.status} /> },
    { key: 'date', label: 'Złożone', children: formatDateTime(order.createdAt) },
    ...ORDER_FIELD_NAMES.flatMap((name) => {
      const { label, kind }: OrderField = ORDER_FIELDS[name];
      const text = order[name];
      return text ? [{ key: name, label, children: <OrderText kind={kind} text={text} /> }] : [];
    }),
    {
      key: 'consents',
      label: 'Zgody',
      children:
        order.consents.map(({ code, version }) => `${CONSENTS[code]} (${version})`).join(', ') ||
        'brak',
    },
  ];
}
