import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount } from '#engine/goods/price/money';
import type { InvoiceContent, InvoiceLine, InvoiceReference } from '#engine/trade/invoices/invoice';
import { advanceContent, finalContent, saleContent } from '#engine/trade/invoices/make-content';
import { needsSplitPayment } from '#engine/trade/invoices/split-payment';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { balanceOf } from '../ledger/balance.js';
import { lockAccount } from '../ledger/lock-accounts.js';
import { queueMail } from '../mail/queue-mail.js';
import { lockOrders } from '../orders/find-order.js';
import { Order } from '../orders/order.entity.js';
import { type Draft, type Seller, createInvoice } from './create-invoice.js';
import { expectDecided, ksefNumberOf } from './delivery/deliveries-of.js';
import { invoiceMail } from './invoice-mails.js';
import type { Invoice } from './invoice.entity.js';
import type { IssueInvoiceInput } from './invoice.inputs.js';
import { type NextInvoice, nextInvoiceOf } from './next-invoice.js';
import { type Corrected, inForce, standingOf } from './order-invoices.js';
import { buyerOf, invoiceLines, sellerOf, termsOf } from './parties-and-goods.js';

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
  seller: Seller,
): Promise<Invoice> {
  const { ksef } = seller;
  return asStaff(em, issuer, async (tx) => {
    await lockOrders(tx, [orderId]);
    await lockAccount(tx, orderId);
    const order = await tx.findOneOrFail(
      Order,
      { id: orderId },
      { populate: ['lines', 'history'], refresh: true },
    );
    const next = await nextInvoiceOf(tx, order);
    if (next?.kind !== kind || formatAmount(next.gross) !== gross) throw notDue();
    const draft = await draftOf(tx, order, next, seller);
    const links = { corrects: null, replaces: next.replaces };
    const invoice = await createInvoice(tx, issuer, draft, links, ksef);
    if (!ksef) await queueMail(tx, invoiceMail(order, invoice));
    return invoice;
  });
}

/**
 * The content of the next invoice of an order, whose lines must be loaded. Throws CONFLICT where KSeF has yet to accept
 * an advance that it names, or a correction of one.
 */
export async function draftOf(
  em: EntityManager,
  order: Order,
  next: NextInvoice,
  { company, splitPayment }: Pick<Seller, 'company' | 'splitPayment'>,
): Promise<Draft> {
  const { gross, tradedOn, payments } = next;
  const advances = inForce((await standingOf(em, order.id)).valid);
  const balance = await balanceOf(em, order.id);
  const isPaid = payments.reduce((sum, { amount }) => sum + amount, 0) >= gross;
  const content = contentOf(next, invoiceLines(order), advances);
  const buyer = buyerOf(order);
  const goods = order.lines.getItems().map(({ settings }) => settings.category);
  return {
    ...content,
    orderId: order.id,
    seller: sellerOf(company),
    buyer,
    tradedOn,
    payments,
    terms: isPaid ? null : termsOf(balance, company),
    isSplitPayment: needsSplitPayment({ ...content, buyer }, goods, splitPayment),
    advances: await Promise.all(advances.map((advance) => referenceTo(em, advance))),
    corrects: null,
  };
}

async function referenceTo(
  em: EntityManager,
  { invoice, corrections }: Corrected,
): Promise<InvoiceReference> {
  await expectDecided(em, corrections);
  return { number: invoice.number, ksefNumber: await ksefNumberOf(em, invoice) };
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

const notDue = (): AppError =>
  new AppError(
    'CONFLICT',
    'Stan tego zamówienia tymczasem się zmienił. Sprawdź, jaka faktura jest teraz do wystawienia.',
  );
