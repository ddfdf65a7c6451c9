import { longDay } from '#engine/locale/day';
import { ENTRY_LABELS, METHOD_LABELS } from '#engine/trade/shop/payment-labels';
import { formatMoney } from '../../lib/text/format';
import { Link } from '../../ui/button/link';
import { CellLines } from '../kit/table/scroll-table';
import type { ListColumn } from '../kit/table/use-columns';
import type { LedgerRowFragment } from './ledger-page.generated';

interface EntryProps {
  entry: LedgerRowFragment;
}

function EntryAmount({ entry: { kind, amount, valueDay } }: EntryProps) {
  return (
    <CellLines>
      <strong>
        {ENTRY_LABELS[kind]}: {formatMoney(amount)}
      </strong>
      <time dateTime={valueDay}>{longDay(valueDay)}</time>
    </CellLines>
  );
}

function EntryOrder({ entry: { orderId, customerName } }: EntryProps) {
  return (
    <CellLines>
      <Link to={`/admin/orders?q=${orderId}`}>Zamówienie nr&nbsp;{orderId}</Link>
      <span>{customerName}</span>
    </CellLines>
  );
}

function EntryVat({ entry: { net, vat, invoices } }: EntryProps) {
  if (net === null || vat === null) return null;
  return (
    <CellLines>
      <span>
        Netto {formatMoney(net)}, VAT {formatMoney(vat)}
      </span>
      <span>{invoices.length > 0 ? invoices.join(', ') : 'bez faktury'}</span>
    </CellLines>
  );
}

function EntrySource({ entry: { method, actorName, note } }: EntryProps) {
  return (
    <CellLines>
      <span>{METHOD_LABELS[method]}</span>
      <span>{actorName ?? 'Automatycznie'}</span>
      {note && <span>{note}</span>}
    </CellLines>
  );
}

export const LEDGER_COLUMNS: ListColumn<LedgerRowFragment, 'newest'>[] = [
  {
    key: 'amount',
    title: 'Wpis',
    shown: 'always',
    render: (entry) => <EntryAmount entry={entry} />,
  },
  {
    key: 'order',
    title: 'Zamówienie',
    shown: 'always',
    render: (entry) => <EntryOrder entry={entry} />,
  },
  { key: 'vat', title: 'VAT i\u00a0faktury', render: (entry) => <EntryVat entry={entry} /> },
  { key: 'source', title: 'Sposób', render: (entry) => <EntrySource entry={entry} /> },
];

export function CompactEntry(props: EntryProps) {
  return (
    <>
      <EntryAmount {...props} />
      <EntryOrder {...props} />
      <EntryVat {...props} />
      <EntrySource {...props} />
    </>
  );
}
