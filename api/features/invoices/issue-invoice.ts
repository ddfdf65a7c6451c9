import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  InvoiceContent,
  InvoiceLine,
  InvoiceReference,
  PaidBy,
} from '../../../engine/invoices/invoice.js';
import {
  advanceContent,
  finalContent,
  saleContent,
} from '../../../engine/invoices/make-content.js';
import { formatAmount, parseAmount } from '../../../engine/price/money.js';
import { AppError } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import type { User } from '../auth/user.entity.js';
import { type Balance, balanceOf } from '../ledger/balance.js';
import type { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { lastPayment } from '../ledger/list-entries.js';
import { lockAccount } from '../ledger/lock-accounts.js';
import { queueMail } from '../mail/queue-mail.js';
import { deliveryDay } from '../orders/delivery-day.js';
import { Order } from '../orders/order.entity.js';
import { lockOrders } from '../orders/lock-orders.js';
import { type Draft, type Seller, createInvoice } from './create-invoice.js';
import { expectDecided, ksefNumberOf } from './delivery/deliveries-of.js';
import { invoiceMail } from './invoice-mails.js';
import type { Invoice } from './invoice.entity.js';
import type { IssueInvoiceInput } from './invoice.inputs.js';
import { type NextInvoice, nextInvoice } from './next-invoice.js';
import { type Corrected, inForce, standingOf } from './order-invoices.js';
import { buyerOf, invoiceLines, sellerOf } from './parties-and-goods.js';
import { readDocument } from './read-document.js';

/**
 * Issues the invoice that `nextInvoice` returns, once, as a replacement where `replaces` names a refused invoice. The
 * customer is mailed at once or, where KSeF is configured, when KSeF has accepted the invoice or the invoice goes
 * offline. Throws NOT_FOUND for an unknown order, and CONFLICT where the kind or amount seen is not the one due now, or
 * KSeF has yet to accept an advance that the invoice names, or a correction of one.
 */
export function issueInvoice(
  em: EntityManager,
  issuer: User,
  { orderId, kind, gross }: IssueInvoiceInput,
  { company, ksef }: Seller,
): Promise<Invoice> {
  return asStaff(em, issuer, async (tx) => {
    // The order is locked before the account: inserting a row that refers to the order locks the order, too, and all
    // transactions must lock in the same sequence to avoid deadlocks.
    await lockOrders(tx, [orderId]);
    await lockAccount(tx, orderId);
    const order = await tx.findOneOrFail(
      Order,
      { id: orderId },
      { populate: ['lines', 'history'], refresh: true },
    );
    const balance = await balanceOf(tx, orderId);
    const standing = await standingOf(tx, orderId);
    const next = nextInvoice(order, balance, standing);
    if (next?.kind !== kind || formatAmount(next.gross) !== gross) throw notDue();
    const payment = await paymentOf(tx, order, next, balance);
    const advances = inForce(standing.valid);
    const draft = {
      ...contentOf(next, invoiceLines(order), advances),
      orderId,
      seller: sellerOf(company),
      buyer: buyerOf(order),
      tradedOn: kind === 'ZAL' ? payment.paidOn : (deliveryDay(order) ?? payment.paidOn),
      ...payment,
      advances: await Promise.all(advances.map((advance) => referenceTo(tx, advance))),
      corrects: null,
    };
    const links = { corrects: null, replaces: next.replaces };
    const invoice = await createInvoice(tx, issuer, draft, links, ksef);
    if (!ksef) queueMail(tx, invoiceMail(order, invoice));
    return invoice;
  });
}

/** The day and the way of the payment that the invoice names; both null for a sale that is not paid in full. */
async function paymentOf(
  tx: EntityManager,
  { id, totalAmount }: Order,
  { kind, replaces }: NextInvoice,
  { paid }: Balance,
): Promise<Pick<Draft, 'paidOn' | 'paidBy'>> {
  if (kind === 'ZAL' && replaces) {
    // The replacement names the same payment as the refused invoice, whatever was paid since.
    const { paidOn, paidBy } = await readDocument(tx, replaces);
    return { paidOn, paidBy };
  }
  const isPaid = kind === 'ZAL' || paid >= parseAmount(totalAmount);
  const last = isPaid ? await lastPayment(tx, id) : null;
  return { paidOn: last?.valueDay ?? null, paidBy: last && wayOf(last) };
}

async function referenceTo(
  tx: EntityManager,
  { invoice, corrections }: Corrected,
): Promise<InvoiceReference> {
  await expectDecided(tx, corrections);
  return { number: invoice.number, ksefNumber: await ksefNumberOf(tx, invoice) };
}

function contentOf(
  { kind, gross }: NextInvoice,
  lines: readonly InvoiceLine[],
  advances: readonly Corrected[],
): InvoiceContent {
  const earlier = advances.map(({ sums }) => sums);
  if (kind === 'ZAL') return advanceContent(lines, gross, earlier);
  return kind === 'ROZ' ? finalContent(lines, earlier) : saleContent(lines);
}

/** What was settled before the ledger existed (the method `opening`) counts as paid by transfer. */
const wayOf = ({ method }: LedgerEntry): PaidBy => (method === 'online' ? method : 'transfer');

const notDue = (): AppError =>
  new AppError(
    'CONFLICT',
    'Stan tego zamówienia tymczasem się zmienił. Sprawdź, jaka faktura jest teraz do wystawienia.',
  );
