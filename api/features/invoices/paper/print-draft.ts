import type { EntityManager } from '@mikro-orm/postgresql';
import { saleContent } from '#engine/trade/invoices/make-content';
import { AppError } from '../../../shared/errors.js';
import type { Company } from '../../content/content.payloads.js';
import { balanceOf } from '../../ledger/balance.js';
import { Order } from '../../orders/order.entity.js';
import { duePayment } from '../../orders/payment/order-payment.js';
import { type Draft, type Seller, documentOf } from '../create-invoice.js';
import { draftOf } from '../issue-invoice.js';
import { nextInvoiceOf } from '../next-invoice.js';
import { buyerOf, invoiceLines, sellerOf, termsOf } from '../parties-and-goods.js';
import { type InvoiceContent, invoiceContent, termFacts, zloty } from './invoice-content.js';
import type { Printed } from './print-invoice.js';

/** What a draft has in place of a number. */
const NO_NUMBER = 'PODGLĄD';
const PREVIEW_NOTE = 'Podgląd przed wystawieniem. To nie jest jeszcze faktura.';
const PROFORMA_NOTE =
  'Proforma nie jest fakturą w\u00a0rozumieniu przepisów o\u00a0VAT. Fakturę wystawimy po otrzymaniu zapłaty.';

/**
 * The next invoice of an order as it would be printed if it were issued now, made from XML that the ministry's schema
 * accepts. Throws NOT_FOUND for an unknown order and where no invoice is due, and CONFLICT where it has to wait for
 * KSeF.
 */
export async function printNextInvoice(
  em: EntityManager,
  orderId: number,
  seller: Seller,
): Promise<Printed> {
  const order = await findOrder(em, orderId);
  const next = await nextInvoiceOf(em, order);
  if (!next) throw new AppError('NOT_FOUND', 'To zamówienie nie ma teraz faktury do wystawienia.');
  const content = await draftContent(await draftOf(em, order, next, seller));
  const notes = [...content.notes, PREVIEW_NOTE];
  return print({ ...content, notes }, `podglad-faktury-${orderId}.pdf`);
}

/**
 * A request to pay an order, with its goods and VAT: what is due now, or all that is left where nothing is due yet.
 * Throws NOT_FOUND for an unknown order and where nothing is left to pay.
 */
export async function printProforma(
  em: EntityManager,
  orderId: number,
  company: Company,
): Promise<Printed> {
  const order = await findOrder(em, orderId);
  const balance = await balanceOf(em, orderId);
  if (balance.outstanding === 0)
    throw new AppError('NOT_FOUND', 'To zamówienie nie ma nic do zapłaty.');
  const terms = termsOf(balance, company);
  const content = await draftContent({
    ...saleContent(invoiceLines(order)),
    orderId,
    seller: sellerOf(company),
    buyer: buyerOf(order),
    tradedOn: null,
    payments: [],
    terms: null,
    // Proforma is no invoice, on which alone the words have an effect.
    isSplitPayment: false,
    advances: [],
    corrects: null,
  });
  const due = duePayment(balance)?.amount ?? balance.outstanding;
  const proforma = {
    ...content,
    kind: 'Proforma',
    title: `do zamówienia nr\u00a0${orderId}`,
    references: [
      { label: 'Do zapłaty', value: zloty(due) },
      ...(terms ? termFacts(terms, orderId) : []),
    ],
    total: { ...content.total, label: 'Wartość zamówienia, z\u00a0VAT' },
    notes: [PROFORMA_NOTE],
  };
  return print(proforma, `proforma-${orderId}.pdf`);
}

async function findOrder(em: EntityManager, id: number): Promise<Order> {
  const order = await em.findOne(Order, { id }, { populate: ['lines'] });
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

// The libraries for FA(3) and PDF are imported on demand, because they take long to load.
async function draftContent(draft: Draft): Promise<InvoiceContent> {
  const { writeInvoice } = await import('../fa3/write-invoice.js');
  const { readInvoice } = await import('../fa3/read-invoice.js');
  const xml = writeInvoice(documentOf(draft, NO_NUMBER, new Date()));
  return invoiceContent(readInvoice(xml), null);
}

async function print(content: InvoiceContent, fileName: string): Promise<Printed> {
  const { invoicePdf } = await import('./invoice-pdf.js');
  return { pdf: await invoicePdf(content), fileName };
}
