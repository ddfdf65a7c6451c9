import type { DocumentNode } from '@apollo/client';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { longDay } from '#engine/locale/day';
import { polishClock } from '#engine/locale/polish-time';
import type { InvoiceKind } from '#engine/trade/invoices/invoice';
import { INVOICE_KIND_LABELS } from '#engine/trade/invoices/labels';
import { formatMoney } from '../../../lib/text/format';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { Allowed } from '../../kit/page/allowed';
import { IssueInvoiceDocument } from './issue-invoice.generated';

/** Lets the label break into lines where the button has no room for it. */
const WRAPPING = { blockSize: 'auto', whiteSpace: 'normal' } as const;

interface IssueInvoiceProps {
  orderId: number;
  next: {
    kind: InvoiceKind;
    gross: string;
    replacesNumber: string | null;
    tradedOn: string;
    dueOn: string;
    rateBelowZero: number | null;
  };
  /** Queries to refetch afterwards. */
  refetch?: readonly DocumentNode[];
}

/**
 * A button that issues the invoice that is due now, or issues the one again that KSeF has refused. It names kind and
 * amount, because issuing cannot be undone.
 */
export function IssueInvoice({ orderId, next, refetch = [] }: IssueInvoiceProps) {
  const [issue, { loading }] = useStaffMutation(IssueInvoiceDocument, {
    done: ({ invoice }) => ({
      title: `Wystawiono ${invoice?.number ?? 'fakturę'}`,
      description: 'Klient dostanie wiadomość.',
    }),
    failed: 'Nie udało się wystawić faktury',
    refetch,
  });
  const [today] = useState(() => polishClock(new Date()).day);
  const { kind, gross, replacesNumber, tradedOn, dueOn, rateBelowZero } = next;
  return (
    <div>
      {rateBelowZero !== null && (
        <Alert
          type="warning"
          showIcon
          title={`Przy stawce ${rateBelowZero}% ta faktura byłaby ujemna: zaliczki mają inny VAT niż zamówienie. Najpierw skoryguj je do zera i\u00a0wystaw ponownie.`}
        />
      )}
      <Allowed to="invoices:write">
        <Button
          type="primary"
          loading={loading}
          style={WRAPPING}
          onClick={() => void issue({ input: { orderId, kind, gross } })}
        >
          {replacesNumber ? 'Wystaw ponownie' : 'Wystaw'}: {INVOICE_KIND_LABELS[kind].toLowerCase()}{' '}
          na {formatMoney(gross)}
        </Button>
      </Allowed>
      <p>
        {kind === 'ZAL' ? 'Wpłata' : 'Sprzedaż lub zapłata'}: {longDay(tradedOn)}. Termin
        wystawienia: {longDay(dueOn)}
        {dueOn < today && ' (minął)'}.{' '}
        <a href={`/api/admin/orders/${orderId}/next-invoice.pdf`} target="_blank" rel="noreferrer">
          Podgląd
        </a>
      </p>
    </div>
  );
}
