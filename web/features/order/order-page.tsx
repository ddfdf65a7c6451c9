import type { FragmentType } from '@apollo/client';
import { useSuspenseQuery, useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { upperFirst } from '#engine/locale/text';
import type { Load } from '../../apollo/load';
import { GoodsLine } from '../../goods/goods-line';
import { SharedFiles } from '../../goods/shared-files';
import { useInBrowser } from '../../lib/browser/hydration';
import { formatTimeInSentence } from '../../lib/dates/format-date';
import { joinClasses } from '../../lib/join-classes';
import { Link } from '../../ui/button/link';
import { ContactLines } from '../../ui/content/contact-lines';
import { Notice } from '../../ui/content/notice';
import { NotFound } from '../../ui/layout/not-found';
import { PageMeta } from '../../ui/layout/page-meta';
import { Section } from '../../ui/layout/section';
import { OrderChanges, OrderVersions } from './changes/order-changes';
import { InvoiceRequest, OrderInvoiceLinks } from './invoice-request';
import { isJustPlaced } from './just-placed';
import {
  OrderPageDocument,
  type OrderPageQuery,
  type OrderLineFragment,
  OrderLineFragmentDoc,
} from './order-page.generated';
import { OrderPapers } from './order-papers';
import { OrderRequests } from './order-requests';
import { statusTextOf } from './order-status';
import { OrderTotals, OrderCustomer } from './order-summary';
import { callPlan, OrderTimeline } from './order-timeline';
import { OrderVisits } from './order-visits';
import { OrderPayment } from './payment/order-payment';
import { PayOnline } from './payment/pay-online';
import { PaymentReturn } from './payment/payment-return';
import agreed from '../../goods/agreed-page.module.css';
import styles from './order-page.module.css';

export const load: Load = ({ client, params: { token = '' } }) =>
  client.query({ query: OrderPageDocument, variables: { token } });

/** The customer's own order; only those who have the link can read it. */
export function OrderPage() {
  const { token = '' } = useParams();
  const { data } = useSuspenseQuery(OrderPageDocument, { variables: { token } });
  if (!data.order) {
    return (
      <NotFound
        title="Nie ma takiego zamówienia"
        hint="Sprawdź, czy link z&nbsp;wiadomości e-mail został skopiowany w&nbsp;całości."
        back={{ to: '/', label: 'Strona główna' }}
      />
    );
  }
  return <OrderView order={data.order} company={data.company} />;
}

function OrderView({
  order,
  company,
}: {
  order: NonNullable<OrderPageQuery['order']>;
  company: OrderPageQuery['company'];
}) {
  const { title, next } = statusTextOf(order);
  return (
    <Section size="s" aria-labelledby="order-title">
      <PageMeta title={`Zamówienie nr ${order.id}`} noIndex />
      <div className={agreed.page}>
        <JustPlaced order={order} />
        <PaymentReturn order={order} />
        <header className={styles.head}>
          <p
            className={styles.number}
          >{`Zamówienie nr\u00a0${order.id} z\u00a0${formatTimeInSentence(order.createdAt)}`}</p>
          <h1 id="order-title">{title}</h1>
          <p className={styles.next}>{next}</p>
        </header>
        <OrderTimeline order={order} />
        <OrderChanges order={order} phone={company.phone} />
        <div className={joinClasses(agreed.columns, styles.columns)}>
          <div className={joinClasses(agreed.main, styles.main)}>
            <OrderVisits order={order} />
            <OrderPayment order={order}>
              <PayOnline order={order} />
            </OrderPayment>
            <section aria-labelledby="order-lines">
              <h2 className={agreed.title} id="order-lines">
                Zamówione produkty
              </h2>
              <ul className={agreed.list}>
                {order.lines.map((line) => (
                  <OrderLine key={line.id} line={line} />
                ))}
              </ul>
            </section>
            <OrderRequests order={order} phone={company.phone} />
          </div>
          <aside className={agreed.aside} aria-label="Dane zamówienia">
            <h2 className={agreed.title}>Razem</h2>
            <OrderTotals order={order} />
            <h2 className={agreed.title}>Dane</h2>
            <OrderCustomer order={order} />
            <h2 className={agreed.title} data-screen-only>
              Dokumenty
            </h2>
            <a className={agreed.link} href={`/api/orders/${order.token}.pdf`} data-screen-only>
              Zamówienie (PDF)
            </a>
            {order.payment.isDue && (
              <a
                className={agreed.link}
                href={`/api/orders/${order.token}/proforma.pdf`}
                data-screen-only
              >
                Proforma (PDF)
              </a>
            )}
            <SharedFiles token={order.token} files={order.sharedFiles} />
            <OrderPapers order={order} />
            <OrderInvoiceLinks order={order} />
            <InvoiceRequest order={order} />
            <OrderVersions order={order} />
            <OrderTerms order={order} />
            <h2 className={agreed.title}>Pytania?</h2>
            <ContactLines {...company} subject={`Zamówienie nr ${order.id}`} />
            <Link className={agreed.link} to={`/odstapienie?zamowienie=${order.token}`}>
              Odstąp od umowy tutaj
            </Link>
          </aside>
        </div>
      </div>
    </Section>
  );
}

/** The legal texts as they were when the order was placed; nothing for orders that have kept none. */
function OrderTerms({
  order: { token, legalTexts },
}: {
  order: NonNullable<OrderPageQuery['order']>;
}) {
  if (legalTexts.length === 0) return null;
  return (
    <>
      <h2 className={agreed.title}>Warunki z&nbsp;dnia zamówienia</h2>
      {legalTexts.map(({ sha256, title }) => (
        <Link key={sha256} className={agreed.link} to={`/warunki/${sha256}`}>
          {title}
        </Link>
      ))}
      <a className={agreed.link} href={`/api/orders/${token}/terms.pdf`} data-screen-only>
        Wszystkie (PDF)
      </a>
    </>
  );
}

/** Thanks for an order that has just been placed in this tab. */
function JustPlaced({ order }: { order: NonNullable<OrderPageQuery['order']> }) {
  const { state } = useLocation();
  // Not while hydrating: the history keeps the state over a reload, but the server has rendered the page without it.
  const inBrowser = useInBrowser();
  const [isRecent] = useState(() => isJustPlaced(state));
  if (!inBrowser || !isRecent) return null;
  const call = order.promisedCall && callPlan(order.promisedCall, order.createdAt);
  return (
    <div aria-live="polite" data-screen-only>
      <Notice tone="success" title="Zamówienie złożone!">
        <p>{`Twoje zamówienie #${order.id} zostało przyjęte. Skontaktujemy się z\u00a0Tobą w\u00a0ciągu 24\u00a0godzin.`}</p>
        {call && <p>{`${upperFirst(call)}.`}</p>}
      </Notice>
    </div>
  );
}

/** A line of an order, from the snapshot that the order stores. */
function OrderLine(props: { line: FragmentType<OrderLineFragment> }) {
  const { data: line } = useSuspenseFragment({
    fragment: OrderLineFragmentDoc,
    fragmentName: 'OrderLine',
    from: props.line,
  });
  return <GoodsLine line={line} />;
}
