import { createHash } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Category } from '#engine/goods/families/categories';
import { type Grosze, formatAmount } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import type { Invoice as Document, InvoiceKind } from '#engine/trade/invoices/invoice';
import { invoiceNumber, seriesOf } from '#engine/trade/invoices/number';
import { totalsOf } from '#engine/trade/invoices/sums';
import { taxNumberText } from '#engine/trade/invoices/tax-number';
import { nextWorkingDay } from '#engine/trade/shop/working-days';
import type { KsefAccess } from '../../adapters/ksef/ksef.js';
import { databaseTime } from '../../database/database-calls.js';
import { db } from '../../database/db.js';
import { User } from '../../identity/user.entity.js';
import type { Env } from '../../shared/env/env.js';
import type { Company } from '../content/content.payloads.js';
import { holidaysAround } from '../content/public-holidays.js';
import { Order } from '../orders/order.entity.js';
import { isNumberTaken } from './delivery/deliveries-of.js';
import { InvoiceDelivery } from './delivery/invoice-delivery.entity.js';
import { InvoiceCounter } from './invoice-counter.entity.js';
import { Invoice, type StoredSum } from './invoice.entity.js';
import { updateInvoicedSum } from './update-invoiced-sum.js';

/**
 * The seller, the categories whose goods the seller invoices with split payment, and the access to KSeF, the state's
 * system for invoices; `ksef` is null where invoices are issued outside of it.
 */
export interface Seller {
  company: Company;
  splitPayment: readonly Category[];
  ksef: KsefAccess | null;
}

/** The seller as configured. */
export const sellerIn = (services: {
  content: { company: Company };
  env: Pick<Env, 'SPLIT_PAYMENT_CATEGORIES'>;
  ksef: KsefAccess | null;
}): Seller => ({
  company: services.content.company,
  splitPayment: services.env.SPLIT_PAYMENT_CATEGORIES,
  ksef: services.ksef,
});

/** The content of an invoice except its number and time. */
export type Draft = Omit<Document, 'number' | 'issuedOn' | 'madeAt'>;

/** The invoice that a new one corrects, and the refused one that it replaces; null for none. */
export interface Links {
  corrects: Invoice | null;
  replaces: Invoice | null;
}

/**
 * Numbers, writes and stores an invoice dated today, and starts its delivery to KSeF. One that replaces a refused
 * invoice takes the number of that invoice, so that the series has no gap, unless KSeF has another document with that
 * number: then it takes the next one. Throws where the ministry's schema refuses the invoice. Lock the order and its
 * account first. Flushes.
 */
export async function createInvoice(
  tx: EntityManager,
  issuer: Pick<User, 'id'>,
  draft: Draft,
  { corrects, replaces }: Links,
  ksef: KsefAccess | null,
): Promise<Invoice> {
  const now = new Date();
  const issuedOn = polishClock(now).day;
  const reusedNumber = replaces && !(await isNumberTaken(tx, replaces)) ? replaces.number : null;
  const number = reusedNumber ?? (await takeNumber(tx, draft.kind, issuedOn));
  // The library for FA(3) is imported on demand, because it takes long to load.
  const { writeInvoice } = await import('./fa3/write-invoice.js');
  const xml = writeInvoice(documentOf(draft, number, now));
  const { buyer, kind, orderId, sums } = draft;
  const invoice = tx.create(Invoice, {
    order: tx.getReference(Order, orderId),
    kind,
    number,
    issuedOn,
    taxedOn: taxDayOf(draft, corrects) ?? issuedOn,
    buyerName: buyer.name,
    buyerTaxNumber: buyer.taxNumber && taxNumberText(buyer.taxNumber),
    sums: sums.map(({ rate, ...amounts }): StoredSum => ({ rate, ...onTheWire(amounts) })),
    ...onTheWire(totalsOf(sums)),
    corrects,
    replaces,
    xml,
    xmlHash: createHash('sha256').update(xml).digest('hex'),
    issuedBy: tx.getReference(User, issuer.id),
    at: now,
  });
  if (ksef) await startDelivery(tx, invoice, ksef);
  await tx.flush();
  await updateInvoicedSum(tx, orderId);
  return invoice;
}

/** A draft as it is written when it is issued at a time. */
export function documentOf(draft: Draft, number: string, at: Date): Document {
  const issuedOn = polishClock(at).day;
  return {
    ...draft,
    number,
    issuedOn,
    madeAt: `${at.toISOString().slice(0, 19)}Z`,
    tradedOn: draft.tradedOn === issuedOn ? null : draft.tradedOn,
  };
}

/** The day whose month is the tax period of an invoice; null where it is the day of issue. */
export const taxDayOf = (draft: Draft, corrected: Invoice | null): string | null =>
  draft.corrects?.effect === 'original' && corrected ? corrected.taxedOn : draft.tradedOn;

const onTheWire = ({ net, vat, gross }: { net: Grosze; vat: Grosze; gross: Grosze }) => ({
  net: formatAmount(net),
  vat: formatAmount(vat),
  gross: formatAmount(gross),
});

/** Has the worker send an invoice to KSeF once this transaction is committed. The caller flushes. */
async function startDelivery(
  tx: EntityManager,
  invoice: Invoice,
  access: KsefAccess,
): Promise<void> {
  const ksef = await access.connect();
  tx.create(InvoiceDelivery, {
    invoice,
    state: 'issued',
    dueOn: nextWorkingDay(invoice.issuedOn, holidaysAround(invoice.at)),
    // By the database's clock, which also starts the job.
    nextAttemptAt: new Date(await databaseTime(tx)),
    invoiceUrl: ksef.invoiceUrl(invoice),
    isDemonstration: access.isDemonstration,
  });
}

/**
 * The next number of the kind's series in the month of `issuedOn` ("2026-11-25"). Concurrent transactions wait until
 * this one ends, and a rollback releases the number: a month has neither gaps nor duplicates. The caller flushes.
 */
export async function takeNumber(
  tx: EntityManager,
  kind: InvoiceKind,
  issuedOn: string,
): Promise<string> {
  const key = { series: seriesOf(kind), month: issuedOn.slice(0, 7) };
  await db(tx)
    .insertInto('InvoiceCounter')
    .values({ ...key, last: 0 })
    .onConflict((conflict) => conflict.columns(['series', 'month']).doNothing())
    .execute();
  const counter = await tx.findOneOrFail(InvoiceCounter, key, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  counter.last += 1;
  return invoiceNumber(key.series, issuedOn, counter.last);
}
