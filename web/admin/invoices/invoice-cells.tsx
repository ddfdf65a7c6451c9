import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { longDay } from '#engine/locale/day';
import { formatMoney } from '../../lib/text/format-money';
import { Link } from '../../ui/button/link';
import { InvoiceDelivery } from '../trade/invoices/invoice-delivery';
import { CellLines } from '../kit/table/cell-lines';
import styles from './invoice-cells.module.css';
import { InvoicesPageDocument, type InvoiceRowFragment } from './invoices-page.generated';

/** Queries to refetch when an invoice is issued again. */
export const INVOICE_QUERIES = [InvoicesPageDocument];

interface InvoiceCellProps {
  invoice: InvoiceRowFragment;
}

export function InvoiceNumber({ invoice }: InvoiceCellProps) {
  const { id, kind, number, issuedOn, taxedOn, correctedNumber } = invoice;
  return (
    <CellLines>
      <strong>
        <a href={`/api/admin/invoices/${id}.pdf`} target="_blank" rel="noreferrer">
          {number}
        </a>
      </strong>
      <span>
        {INVOICE_KIND_LABELS[kind]}
        {correctedNumber && ` do ${correctedNumber}`}
      </span>
      <time dateTime={issuedOn}>{longDay(issuedOn)}</time>
      {taxedOn !== issuedOn && (
        <span>
          VAT z&nbsp;dnia <time dateTime={taxedOn}>{longDay(taxedOn)}</time>
        </span>
      )}
    </CellLines>
  );
}

export function InvoiceBuyer({
  invoice: { buyerName, buyerTaxNumber, orderId },
}: InvoiceCellProps) {
  return (
    <CellLines>
      <strong>{buyerName}</strong>
      {buyerTaxNumber && <span>NIP {buyerTaxNumber}</span>}
      <Link to={`/admin/orders?q=${orderId}`}>Zamówienie nr&nbsp;{orderId}</Link>
    </CellLines>
  );
}

/** A row in one cell, for a screen without room for the columns. */
export function CompactInvoice({ invoice }: InvoiceCellProps) {
  return (
    <div className={styles.compact}>
      <InvoiceNumber invoice={invoice} />
      <InvoiceBuyer invoice={invoice} />
      <strong>{formatMoney(invoice.gross)}</strong>
      <InvoiceDelivery invoice={invoice} refetch={INVOICE_QUERIES} />
    </div>
  );
}
