import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { useState } from 'react';
import { longDay } from '#engine/locale/day';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { formatMoney } from '../../lib/text/format';
import { RequestForm } from '../../ui/form/request-form';
import {
  type InvoiceRequestFragment,
  InvoiceRequestFragmentDoc,
  RequestOrderInvoiceDocument,
  OrderInvoiceLinksFragmentDoc,
  type OrderInvoiceLinksFragment,
} from './invoice-request.generated';
import { requestFailure, RequestSent } from './request-forms';
import styles from './invoice-request.module.css';

/**
 * A form that asks for an invoice, which consumers get on request only; once the invoice is asked for, the form is
 * gone.
 */
export function InvoiceRequest(props: { order: FragmentType<InvoiceRequestFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: InvoiceRequestFragmentDoc,
    fragmentName: 'InvoiceRequest',
    from: props.order,
  });
  const [isSent, setSent] = useState(false);
  const [ask] = useMutation(RequestOrderInvoiceDocument);
  const { token, customerEmail, canRequestInvoice, requests } = order;
  const isRequested = requests.some(({ type }) => type === 'order_invoice');
  const send = async (text: string) => {
    const { data } = await ask({ variables: { input: { token, note: text || null } } });
    const refusal = data?.requestOrderInvoice.userErrors[0]?.message;
    setSent(!refusal);
    return refusal;
  };
  return (
    <div data-screen-only>
      {canRequestInvoice && !isRequested && (
        <RequestForm
          title="Poproś o&nbsp;fakturę"
          intro="Wystawimy ją na imię, nazwisko i&nbsp;adres z&nbsp;zamówienia i&nbsp;powiadomimy Cię e-mailem. Możesz o&nbsp;nią poprosić w&nbsp;ciągu trzech miesięcy od końca miesiąca dostawy."
          label="Inne dane na fakturze (nieobowiązkowo)"
          shortest={0}
          tooShort=""
          longest={2000}
          submitLabel="Wyślij prośbę o&nbsp;fakturę"
          send={send}
          reasonOf={requestFailure}
        />
      )}
      <RequestSent isSent={isSent} email={customerEmail} />
    </div>
  );
}

/** Links to the invoices of the order as PDFs; nothing before the first one is issued. */
export function OrderInvoiceLinks(props: { order: FragmentType<OrderInvoiceLinksFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderInvoiceLinksFragmentDoc,
    fragmentName: 'OrderInvoiceLinks',
    from: props.order,
  });
  if (order.invoices.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>Faktury</h2>
      <ul className={styles.list}>
        {order.invoices.map(({ id, kind, number, issuedOn, gross }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={`/api/orders/${order.token}/invoices/${id}.pdf`}
            >{`${INVOICE_KIND_LABELS[kind]} ${number} (PDF)`}</a>
            <p className={styles.note}>{`${longDay(issuedOn)}, ${formatMoney(gross)}`}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
