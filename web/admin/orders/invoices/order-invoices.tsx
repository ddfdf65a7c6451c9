import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { longDay } from '#engine/locale/day';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { formatMoney } from '../../../lib/text/format';
import { useMay } from '../../kit/page/viewer';
import { InvoiceDelivery } from '../../trade/invoices/invoice-delivery';
import { IssueInvoice } from '../../trade/invoices/issue-invoice';
import { CorrectInvoiceDialog } from './correct-invoice-dialog';
import { OrderInvoicesFragmentDoc, type OrderInvoicesFragment } from './order-invoices.generated';
import styles from './order-invoices.module.css';

type Invoice = OrderInvoicesFragment['invoices'][number];

/** The invoices of an order: what can be issued now, what was issued, and its correction. */
export function OrderInvoices({ order: from }: { order: FragmentType<OrderInvoicesFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderInvoicesFragmentDoc,
    fragmentName: 'OrderInvoices',
    from,
  });
  const [corrected, correct] = useState<Invoice | null>(null);
  const { invoices, nextInvoice } = order;
  const mayWrite = useMay('invoices:write');
  return (
    <div className={styles.invoices}>
      <DueCorrection {...order} />
      {order.invoicesHaveOtherVat && (
        <Alert
          type="warning"
          showIcon
          title="VAT w&nbsp;zamówieniu jest teraz inny niż na fakturach. Skoryguj faktury do zera i&nbsp;wystaw nową."
        />
      )}
      {invoices.length > 0 && (
        <ul className={styles.list}>
          {invoices.map((invoice) => (
            <li key={invoice.id} className={styles.invoice}>
              <IssuedInvoice invoice={invoice} />
              {mayWrite && canBeCorrected(invoice, invoices) && (
                <Button
                  aria-label={`Koryguj fakturę ${invoice.number}`}
                  onClick={() => correct(invoice)}
                >
                  Koryguj
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {/* The button to issue a refused invoice again is not here but at that invoice in the list. */}
      {nextInvoice && !nextInvoice.replacesNumber && (
        <IssueInvoice orderId={order.id} next={nextInvoice} />
      )}
      {Number(order.payment.outstanding) > 0 && (
        <a href={`/api/admin/orders/${order.id}/proforma.pdf`} target="_blank" rel="noreferrer">
          Proforma
        </a>
      )}
      {!nextInvoice && invoices.length === 0 && (
        <p className={styles.note}>
          {order.status === 'cancelled'
            ? 'Do anulowanego zamówienia nie wystawia się faktury.'
            : 'Fakturę wystawisz, gdy wpłynie zapłata albo towar zostanie dostarczony.'}
        </p>
      )}
      {corrected && <CorrectInvoiceDialog invoice={corrected} onClose={() => correct(null)} />}
    </div>
  );
}

/** Whether staff can correct an invoice. Where a later final invoice settles an advance, only the final one can be. */
function canBeCorrected({ id, kind, correctedGross }: Invoice, all: readonly Invoice[]): boolean {
  const isSettled = all.some(
    (other) => other.kind === 'ROZ' && other.id > id && other.correctedGross !== null,
  );
  // The amount of a final invoice is the price less the advances, so it may be zero or negative.
  if (kind === 'ROZ') return correctedGross !== null;
  return Number(correctedGross) > 0 && !(kind === 'ZAL' && isSettled);
}

/** A warning that the price differs from the invoiced amount. */
function DueCorrection({
  status,
  invoiceDifference,
}: Pick<OrderInvoicesFragment, 'status' | 'invoiceDifference'>) {
  const difference = Number(invoiceDifference);
  if (difference === 0) return null;
  const amount = formatMoney(String(Math.abs(difference)));
  const compared = difference > 0 ? 'wyższa' : 'niższa';
  const title =
    status === 'cancelled'
      ? `Zamówienie jest anulowane, a\u00a0faktury opiewają na ${amount}. Wystaw korektę; jeśli klient zapłacił, najpierw zwróć zapłatę.`
      : `Cena zamówienia jest ${compared} od sumy faktur o\u00a0${amount}. Wystaw korektę.`;
  return <Alert type="warning" showIcon title={title} />;
}

function IssuedInvoice({ invoice }: { invoice: Invoice }) {
  const { id, kind, number, issuedOn, gross, correctedNumber } = invoice;
  const path = `/api/admin/invoices/${id}`;
  return (
    <div>
      <a href={`${path}.pdf`} target="_blank" rel="noreferrer">
        {INVOICE_KIND_LABELS[kind]} {number}
      </a>
      <p className={styles.note}>
        {longDay(issuedOn)}, {formatMoney(gross)}
        {correctedNumber && `, do ${correctedNumber}`} ·{' '}
        <a href={`${path}.xml`} download aria-label={`XML faktury ${number}`}>
          XML
        </a>
      </p>
      <InvoiceDelivery invoice={invoice} />
    </div>
  );
}
