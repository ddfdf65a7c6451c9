import { Button } from 'antd';

import { INVOICE_KIND_LABELS } from '../../../../engine/invoices/labels.js';
import { formatMoney } from '../../../lib/text/format-money';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { IssueInvoiceDocument, type OrderInvoicesFragment } from './order-invoices.generated';

type Next = NonNullable<OrderInvoicesFragment['nextInvoice']>;

/** Issues the invoice that is due now; it says which and over what, because it cannot be taken back. */
export function IssueInvoice({ orderId, next }: { orderId: number; next: Next }) {
  const [issue, { loading }] = useStaffMutation(IssueInvoiceDocument, {
    done: ({ invoice }) => ({
      title: `Wystawiono ${invoice?.number ?? 'fakturę'}`,
      description: 'Klient dostanie wiadomość.',
    }),
    failed: 'Nie udało się wystawić faktury',
  });
  const { kind, gross } = next;
  return (
    <div>
      <Button
        type="primary"
        loading={loading}
        onClick={() => void issue({ input: { orderId, kind, gross } })}
      >
        Wystaw: {INVOICE_KIND_LABELS[kind].toLowerCase()} na {formatMoney(gross)}
      </Button>
    </div>
  );
}
