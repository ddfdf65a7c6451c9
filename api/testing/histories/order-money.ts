import type { InvoiceKind } from '../../../engine/invoices/invoice.js';
import { formatAmount, parseAmount } from '../../../engine/price/money.js';
import type { EntryKind } from '../../../engine/shop/payment-labels.js';
import type { TestVisitor } from '../test-visitor.js';

interface Entry {
  id: string;
  kind: EntryKind;
  amount: string;
  reversesId: string | null;
}

interface ListedInvoice {
  id: number;
  kind: InvoiceKind;
  gross: string;
  correctedGross: string | null;
}

/** What staff see of the money of an order. */
export interface OrderMoney {
  id: number;
  token: string;
  totalAmount: string;
  payment: {
    owed: string;
    paid: string;
    outstanding: string;
    toRefund: string;
    instalments: { amount: string; remaining: string }[];
  };
  ledger: Entry[];
  invoices: ListedInvoice[];
  nextInvoice: { kind: InvoiceKind; gross: string } | null;
}

const MONEY = `id token totalAmount nextInvoice { kind gross }
  payment { owed paid outstanding toRefund instalments { amount remaining } }
  ledger { id kind amount reversesId } invoices { id kind gross correctedGross }`;

export async function readMoney(staff: TestVisitor, token: string): Promise<OrderMoney> {
  const { data, errors } = await staff.graphql<{ order: OrderMoney }>(
    `query ($token: String!) { order(token: $token) { ${MONEY} } }`,
    { token },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.order;
}

/** So many per cent of an amount, rounded up to the grosz. */
export const share = (amount: string, percent: number): string =>
  formatAmount(Math.ceil((parseAmount(amount) * percent) / 100));
