import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatAmount, parseAmount } from '#engine/goods/price/money';
import type { Invoice as Document, RateSum } from '#engine/trade/invoices/invoice';
import { advanceContent, finalContent } from '#engine/trade/invoices/make-content';
import { type InvoiceSeries, invoiceNumber, seriesOf } from '#engine/trade/invoices/number';
import { grossOf, totalsOf } from '#engine/trade/invoices/sums';
import { InvoiceDelivery } from '../../../features/invoices/delivery/invoice-delivery.entity.js';
import { InvoiceCounter } from '../../../features/invoices/invoice-counter.entity.js';
import { Invoice } from '../../../features/invoices/invoice.entity.js';
import { buyerOf, invoiceLines } from '../../../features/invoices/parties-and-goods.js';
import { OrderAccount } from '../../../features/ledger/order-account.entity.js';
import { Order } from '../../../features/orders/order.entity.js';
import { type Load, writeInBatches } from './load-context.js';
import type { PlannedInvoice } from './plan-invoices.js';

const SELLER = { name: 'Cieniomat', nip: '7261120385', address: 'ul. Słoneczna 14, 90-001 Łódź' };
/** An ISO day. The schema FA(3) accepts no document that was made before it. */
const FA3_BEGINS = '2025-09-01';
/** The share of invoices that KSeF refuses and that wait to be issued again. */
const REFUSED = 0.005;

/** The invoices issued so far: the last number of each series and month, and the advances by order. */
interface Written {
  places: Map<string, Place>;
  advances: Map<number, Advance>;
}

type Place = Pick<InvoiceCounter, 'series' | 'month' | 'last'>;

interface Advance {
  number: string;
  /** Null for an advance that KSeF has refused. */
  ksefNumber: string | null;
  sums: readonly RateSum[];
}

/** Issues the planned invoices with their deliveries to KSeF, day by day, so that their numbers follow the days. */
export async function loadInvoices(
  load: Load,
  planned: readonly PlannedInvoice[],
  issuedBy: number,
): Promise<void> {
  const { tx } = load;
  // Imported on demand: the library takes long to load.
  const { writeInvoice } = await import('../../../features/invoices/fa3/write-invoice.js');
  const counters = await tx.find(InvoiceCounter, {});
  const places = new Map(
    counters.map(({ series, month, last }) => [series + month, { series, month, last }]),
  );
  const written: Written = { places, advances: new Map() };
  const byDay = planned.toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn));
  await writeInBatches(tx, byDay, async (batch) => {
    const ids = batch.map(({ orderId }) => orderId);
    const orders = await tx.find(Order, { id: { $in: ids } }, { populate: ['lines'] });
    const byId = new Map(orders.map((order) => [order.id, order]));
    const accounts = await tx.find(OrderAccount, { id: { $in: ids } });
    const accountOf = new Map(accounts.map((account) => [account.id, account]));
    for (const plan of batch) {
      const [order, account] = [byId.get(plan.orderId), accountOf.get(plan.orderId)];
      if (order && account)
        issue(load, { plan, order, account, issuedBy, write: writeInvoice }, written);
    }
  });
  // Invoices issued later continue these numbers.
  await tx.upsertMany(InvoiceCounter, [...places.values()]);
}

interface Issue {
  plan: PlannedInvoice;
  order: Order;
  account: OrderAccount;
  issuedBy: number;
  write: (document: Document) => Buffer;
}

function issue(
  { tx, random }: Load,
  { plan, order, account, issuedBy, write }: Issue,
  written: Written,
): void {
  const isRefused = random() < REFUSED;
  const advance = written.advances.get(order.id) ?? null;
  // A final invoice names the KSeF number of its advance: staff must issue a refused advance again first.
  if (plan.kind === 'ROZ' && !advance?.ksefNumber) return;
  const document = documentOf(plan, order, advance, written.places);
  const { number, issuedOn, kind, buyer, sums } = document;
  const xml = write(document);
  const invoice = tx.create(Invoice, {
    order,
    kind,
    number,
    issuedOn,
    taxedOn: plan.paidOn,
    buyerName: buyer.name,
    buyerTaxNumber: buyer.taxNumber?.number ?? null,
    sums: sums.map(({ rate, ...amounts }) => ({ rate, ...onTheWire(amounts) })),
    ...onTheWire(totalsOf(sums)),
    corrects: null,
    replaces: null,
    xml,
    xmlHash: createHash('sha256').update(xml).digest('hex'),
    issuedBy,
    at: new Date(noon(issuedOn)),
  });
  const ksefNumber = isRefused ? null : ksefNumberOf(plan);
  deliver(tx, invoice, ksefNumber);
  addInvoiced(account, invoice, isRefused);
  if (kind === 'ZAL') written.advances.set(order.id, { number, ksefNumber, sums });
}

function documentOf(
  { kind, issuedOn, paidOn, advance: amount, orderId }: PlannedInvoice,
  order: Order,
  advance: Advance | null,
  places: Written['places'],
): Document {
  const lines = invoiceLines(order);
  const content =
    kind === 'ZAL'
      ? advanceContent(lines, amount, [])
      : finalContent(lines, advance ? [advance.sums] : []);
  return {
    ...content,
    number: numberOf(kind, issuedOn, places),
    issuedOn,
    madeAt: noon(issuedOn < FA3_BEGINS ? FA3_BEGINS : issuedOn),
    tradedOn: paidOn === issuedOn ? null : paidOn,
    payments: [{ amount: grossOf(content.sums), day: paidOn, paidBy: 'transfer' }],
    terms: null,
    isSplitPayment: false,
    orderId,
    seller: SELLER,
    buyer: buyerOf(order),
    advances: kind === 'ROZ' && advance ? [advance] : [],
    corrects: null,
  };
}

function numberOf(
  kind: PlannedInvoice['kind'],
  issuedOn: string,
  places: Written['places'],
): string {
  const [series, month]: [InvoiceSeries, string] = [seriesOf(kind), issuedOn.slice(0, 7)];
  const last = (places.get(series + month)?.last ?? 0) + 1;
  places.set(series + month, { series, month, last });
  return invoiceNumber(series, issuedOn, last);
}

function deliver(tx: EntityManager, invoice: Invoice, ksefNumber: string | null): void {
  const end = ksefNumber
    ? { state: 'accepted' as const, confirmation: '<Potwierdzenie/>', acceptedAt: invoice.at }
    : { state: 'rejected' as const, problem: 'Błędny numer NIP nabywcy' };
  tx.create(InvoiceDelivery, {
    ...end,
    invoice,
    dueOn: invoice.issuedOn,
    nextAttemptAt: null,
    ksefNumber,
    invoiceUrl: 'https://qr-test.ksef.mf.gov.pl/invoice',
    isDemonstration: true,
  });
}

/** Adds an invoice to the sum of invoices in the order's account; one that KSeF has refused counts as 0. */
function addInvoiced(account: OrderAccount, { kind, gross }: Invoice, isRefused: boolean): void {
  const former = parseAmount(account.invoiced ?? '0');
  account.invoiced = formatAmount(former + (isRefused ? 0 : parseAmount(gross)));
  account.hasFinalInvoice ||= kind === 'ROZ' && !isRefused;
}

/** A number in KSeF's format, different for each invoice. */
function ksefNumberOf({ orderId, kind, issuedOn }: PlannedInvoice): string {
  const place = `${orderId}${kind === 'ZAL' ? 1 : 2}`.padStart(12, '0');
  return `${SELLER.nip}-${issuedOn.replaceAll('-', '')}-${place}-00`;
}

const noon = (day: string): string => `${day}T12:00:00Z`;

const onTheWire = ({ net, vat, gross }: Omit<RateSum, 'rate'>) => ({
  net: formatAmount(net),
  vat: formatAmount(vat),
  gross: formatAmount(gross),
});
