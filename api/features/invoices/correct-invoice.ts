import type { EntityManager } from '@mikro-orm/postgresql';
import { type Grosze, formatAmount, parseAmount, priceOf } from '#engine/goods/price/money';
import { polishClock } from '#engine/locale/polish-time';
import type { CorrectionEffect, InvoiceContent } from '#engine/trade/invoices/invoice';
import {
  type InvoiceState,
  correctAdvance,
  correctLines,
  stateOf,
} from '#engine/trade/invoices/make-content';
import { grossOf, pricePaid, totalsOf } from '#engine/trade/invoices/sums';
import type { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import type { Company } from '../content/content.payloads.js';
import { balanceOf } from '../ledger/balance.js';
import { lockAccount } from '../ledger/lock-accounts.js';
import { queueMail } from '../mail/queue-mail.js';
import { lockOrders } from '../orders/find-order.js';
import { Order } from '../orders/order.entity.js';
import { type Draft, type Links, type Seller, createInvoice, taxDayOf } from './create-invoice.js';
import { expectDecided, ksefNumberOf } from './delivery/deliveries-of.js';
import { invoiceMail } from './invoice-mails.js';
import { Invoice } from './invoice.entity.js';
import type {
  CorrectInvoiceInput,
  CorrectedBuyerInput,
  CorrectedLineInput,
  CorrectionCause,
  CorrectionPreview,
} from './invoice.inputs.js';
import { type Corrected, standingOf } from './order-invoices.js';
import { sellerOf, termsOf } from './parties-and-goods.js';
import { readDocument } from './read-document.js';

/**
 * Corrects an issued invoice to other quantities and prices, an advance to a lower amount, or name and address of the
 * buyer. The customer is mailed as about any invoice. Each correction builds on those before it; one that KSeF has refused
 * does not count, and the next correction replaces it.
 *
 * Throws NOT_FOUND for an unknown invoice and for a correction, CHANGED_MEANWHILE where the total that staff saw is no
 * longer current, and BAD_USER_INPUT. Throws CONFLICT for an invoice that KSeF has refused or has yet to accept (one
 * that was issued outside of KSeF needs no acceptance), while KSeF has not decided on an earlier correction, and for an
 * advance that a final invoice names.
 */
export async function correctInvoice(
  em: EntityManager,
  issuer: User,
  input: CorrectInvoiceInput,
  { company, ksef }: Seller,
): Promise<Invoice> {
  return asStaff(em, issuer, async (tx) => {
    const original = await findOriginal(tx, input);
    await lockOrders(tx, [original.order.id]);
    await lockAccount(tx, original.order.id);
    const { draft, links } = await planCorrection(tx, original, input, company);
    const correction = await createInvoice(tx, issuer, draft, links, ksef);
    const order = await tx.findOneOrFail(Order, { id: original.order.id });
    if (!ksef) await queueMail(tx, invoiceMail(order, correction));
    return correction;
  });
}

/** What a correction would change; nothing is written. Throws as `correctInvoice` does. */
export async function previewCorrection(
  em: EntityManager,
  input: CorrectInvoiceInput,
  { company }: Seller,
): Promise<CorrectionPreview> {
  const original = await findOriginal(em, input);
  const { draft } = await planCorrection(em, original, input, company);
  const { net, vat, gross } = totalsOf(draft.sums);
  return {
    net: formatAmount(net),
    vat: formatAmount(vat),
    gross: formatAmount(gross),
    taxedOn: taxDayOf(draft, original) ?? polishClock(new Date()).day,
  };
}

async function findOriginal(
  em: EntityManager,
  { invoiceId }: CorrectInvoiceInput,
): Promise<Invoice> {
  const original = await em.findOne(Invoice, { id: invoiceId, corrects: null });
  if (!original) throw new AppError('NOT_FOUND', 'Nie ma takiej faktury.');
  return original;
}

/** The content of a correction; writes nothing. Throws as `correctInvoice` does. */
async function planCorrection(
  em: EntityManager,
  original: Invoice,
  input: CorrectInvoiceInput,
  company: Company,
): Promise<{ draft: Draft; links: Links }> {
  const ksefNumber = await ksefNumberOf(em, original);
  const { valid, refused } = await standingOf(em, original.order.id);
  const corrections = valid.find(({ invoice }) => invoice === original)?.corrections ?? [];
  await expectDecided(em, corrections);
  expectNotSettled(original, valid);
  const document = await readDocument(em, original);
  const earlier = await Promise.all(corrections.map((each) => readDocument(em, each)));
  const state = stateOf(document, earlier);
  const buyerBefore = (earlier.at(-1) ?? document).buyer;
  const buyer = { ...buyerBefore, ...trimmed(input.buyer) };
  const isBuyerChanged = JSON.stringify(buyer) !== JSON.stringify(buyerBefore);
  if (formatAmount(grossOf(state.sums)) !== input.seenGross) throw changedMeanwhile();
  const content = contentOf(state, input, isBuyerChanged);
  const balance = await balanceOf(em, original.order.id);
  const difference = grossOf(content.sums);
  const draft = {
    ...content,
    orderId: original.order.id,
    seller: sellerOf(company),
    buyer,
    tradedOn: null,
    payments: [],
    terms: difference > 0 && balance.outstanding > 0 ? termsOf(balance, company) : null,
    isSplitPayment: document.isSplitPayment,
    advances: [],
    corrects: {
      number: original.number,
      issuedOn: original.issuedOn,
      ksefNumber,
      reason: input.reason.trim(),
      effect: effectOf(input.cause, difference),
      buyerBefore: isBuyerChanged ? buyerBefore : null,
    },
  };
  const replaces = refused.find(({ corrects }) => corrects?.id === original.id) ?? null;
  return { draft, links: { corrects: original, replaces } };
}

const trimmed = (buyer: CorrectedBuyerInput | null | undefined) =>
  buyer && { name: buyer.name.trim(), address: buyer.address.trim() };

/**
 * The tax period of a correction by its cause and its difference: one that reduces the tax counts when it is issued, and
 * so does an increase by what has changed since; an error that does not reduce it belongs to the corrected invoice.
 */
const effectOf = (cause: CorrectionCause, difference: Grosze): CorrectionEffect =>
  cause === 'error' && difference >= 0 ? 'original' : 'issue';

function contentOf(
  state: InvoiceState,
  { lines, amount }: CorrectInvoiceInput,
  isBuyerChanged: boolean,
): InvoiceContent {
  const isOfAdvance = state.kind === 'ZAL';
  if (isOfAdvance ? amount == null : lines?.length !== state.lines.length)
    throw wrongField(isOfAdvance ? 'amount' : 'lines', 'Podaj, jak ma być po korekcie.');
  const content = isOfAdvance
    ? correctAdvance(state, parseAmount(amount ?? '0'))
    : correctLines(state, correctedLines(state, lines ?? []));
  const isSame = JSON.stringify(content.lines) === JSON.stringify(state.lines);
  if (isSame && grossOf(content.sums) === 0 && !isBuyerChanged)
    throw isOfAdvance
      ? wrongField('amount', 'Korekta niczego nie zmienia. Wpisz inną kwotę zaliczki.')
      : wrongField('lines', 'Korekta niczego nie zmienia. Popraw ilość albo cenę.');
  if (isOfAdvance && grossOf(content.sums) > 0)
    throw wrongField(
      'amount',
      'Korekta może tylko zmniejszyć zaliczkę; nowa wpłata ma własną fakturę.',
    );
  return content;
}

/** The most that a corrected line can cost, in grosze: the sums must fit their columns. */
const MOST: Grosze = 10_000_000_00;

/** An unchanged line keeps its discount; a changed one gets the entered price. */
const correctedLines = ({ lines }: InvoiceState, corrections: readonly CorrectedLineInput[]) =>
  lines.map((line, index) => {
    const { quantity = line.quantity, unitPrice } = corrections[index] ?? {};
    const price = parseAmount(unitPrice ?? '0');
    if (price > MOST || priceOf(quantity, price) > MOST)
      throw wrongField(
        `lines.${index}.unitPrice`,
        'Pozycja może mieć wartość do 10\u00a0000\u00a0000 zł.',
      );
    if (quantity === line.quantity && price === pricePaid(line)) return line;
    return { ...line, quantity, unitPrice: price, discount: 0, gross: priceOf(quantity, price) };
  });

/**
 * Throws CONFLICT for an advance that a final invoice names: from then on only a correction of the final invoice
 * reduces it.
 */
function expectNotSettled(original: Invoice, valid: readonly Corrected[]): void {
  const final = valid.find(({ invoice: { id, kind } }) => kind === 'ROZ' && id > original.id);
  if (original.kind === 'ZAL' && final)
    throw new AppError(
      'CONFLICT',
      `Tę zaliczkę rozlicza faktura końcowa ${final.invoice.number}. Skoryguj fakturę końcową.`,
    );
}

const changedMeanwhile = (): AppError =>
  new AppError(
    'CHANGED_MEANWHILE',
    'Ktoś tymczasem skorygował tę fakturę. Sprawdź ją jeszcze raz.',
  );
