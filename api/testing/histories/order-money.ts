import { formatAmount, parseAmount } from '#engine/goods/price/money';
import type { InvoiceKind, VatRate } from '#engine/trade/invoices/invoice';
import type { OrderStatus } from '#engine/trade/shop/order-status';
import type { EntryKind, PaymentMethod } from '#engine/trade/shop/payment-labels';
import type { TestVisitor } from '../test-visitor.js';

interface Entry {
  id: string;
  kind: EntryKind;
  method: PaymentMethod;
  amount: string;
  reversesId: string | null;
}

export interface ListedInvoice {
  id: number;
  kind: InvoiceKind;
  gross: string;
  correctedGross: string | null;
  delivery: { state: string } | null;
}

interface Instalment {
  amount: string;
  remaining: string;
  due: string | null;
}

/** What staff see of the money of an order. */
export interface OrderMoney {
  id: number;
  token: string;
  status: OrderStatus;
  companyTaxNumber: string | null;
  /** The sum of the lines less the discount. */
  totalAmount: string;
  net: string;
  vat: string;
  vatSums: { rate: VatRate; net: string; vat: string }[];
  discount: string;
  lines: { lineTotal: string }[];
  payment: {
    owed: string;
    paid: string;
    outstanding: string;
    toRefund: string;
    depositIsBooked: boolean;
    instalments: Instalment[];
  };
  refundableOnline: string | null;
  ledger: Entry[];
  invoices: ListedInvoice[];
  nextInvoice: { kind: InvoiceKind; gross: string } | null;
}

const MONEY = `id token status companyTaxNumber totalAmount net vat vatSums { rate net vat } discount lines { lineTotal }
  payment { owed paid outstanding toRefund depositIsBooked instalments { amount remaining due } }
  refundableOnline ledger { id kind method amount reversesId }
  invoices { id kind gross correctedGross delivery { state } } nextInvoice { kind gross }`;

export async function readMoney(staff: TestVisitor, token: string): Promise<OrderMoney> {
  const { data, errors } = await staff.graphql<{ order: OrderMoney }>(
    `query ($token: String!) { order(token: $token) { ${MONEY} } }`,
    { token },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.order;
}

/** This percentage of an amount, rounded up to the grosz. */
export const share = (amount: string, percent: number): string =>
  formatAmount(Math.ceil((parseAmount(amount) * percent) / 100));
