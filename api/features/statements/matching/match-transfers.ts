import type { Grosze } from '#engine/goods/price/money';
import { addDays } from '#engine/locale/day';
import type { OrderStatus } from '#engine/trade/shop/order-status';
import { payoutProvider } from '../../../adapters/payments/payout-payers.js';
import { inTurns } from '../../../shared/in-turns.js';
import { type OrderNumbers, orderNumbersIn } from './order-numbers.js';
import { type NameAgreement, agreementOf, nameWords } from './payer-name.js';

export interface Incoming {
  /** The day on which the bank booked it: "2026-11-24". */
  bookedOn: string;
  amount: Grosze;
  currency: string;
  partyName: string;
  title: string;
}

/** An order that a transfer may be for; amounts in grosze. */
export interface OrderToPay {
  id: number;
  /** The names of the customer and their company. */
  names: readonly string[];
  status: OrderStatus;
  /** What is left to pay of the whole order. */
  outstanding: Grosze;
  /** What is left to pay of each instalment that is not fully paid, the deposit before the rest. */
  instalments: readonly Grosze[];
  /** The transfers that staff have booked by hand. */
  handBooked: readonly HandBooked[];
}

/** A transfer that staff have booked by hand; a statement may list the same one. */
export interface HandBooked {
  amount: Grosze;
  /** The day of the transfer, as staff have entered it. */
  day: string;
}

/** Why an order is a candidate, and the doubts about it. */
export const MATCH_REASONS = [
  'number_named',
  'number_in_title',
  'whole_amount',
  'instalment_amount',
  'same_payer',
  'similar_payer',
  'other_payer',
  'other_amount',
  'foreign_currency',
  'nothing_owed',
  'cancelled',
  'booked_by_hand',
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export interface Candidate {
  orderId: number;
  reasons: MatchReason[];
}

/** What a transfer is for: certainly one order, doubtfully one of several (the likeliest first), or no known order. */
export type Match =
  | { kind: 'certain'; candidate: Candidate }
  | { kind: 'doubtful'; candidates: Candidate[] }
  | { kind: 'none' };

const CURRENCY = 'PLN';
const MAX_CANDIDATES = 5;
/** A transfer in a statement can be one booked by hand if their days differ by at most this many. */
const NEAR_DAYS = 3;
/**
 * The weights of the reasons that make an order a candidate, which needs a sum of at least `ENOUGH`: a number in the
 * title without a word for "order" is not enough on its own.
 */
const WEIGHTS: Partial<Record<MatchReason, number>> = {
  number_named: 8,
  whole_amount: 4,
  instalment_amount: 4,
  same_payer: 2,
  number_in_title: 1,
};
const ENOUGH = 2;

/**
 * Matches transfers with orders, one after the other: what a certain match pays is no longer owed when the next
 * transfer is matched. A match is certain only if the title names no other known order, the amount is exactly what is
 * left of an instalment or of the whole order, the payer is not known to be somebody else, and staff have not booked
 * such a transfer by hand. Where the title has the number without "zamówienie" or a similar word, the payer must be the
 * customer.
 */
export async function matchTransfers(
  transfers: readonly Incoming[],
  orders: readonly OrderToPay[],
): Promise<Match[]> {
  const withNames = orders.map(withWords);
  return inTurns(transfers, (transfer) => {
    const match = matchOne(transfer, withNames);
    if (match.kind !== 'certain') return match;
    const paid = withNames.find(({ order }) => order.id === match.candidate.orderId);
    if (paid) paid.order = afterPayment(paid.order, transfer.amount);
    return match;
  });
}

/**
 * The orders that each of these transfers may be for, the likeliest first. Transfers are matched independently of each
 * other.
 */
export function candidatesOf(
  transfers: readonly Incoming[],
  orders: readonly OrderToPay[],
): Promise<Candidate[][]> {
  const withNames = orders.map(withWords);
  return inTurns(transfers, (transfer) => {
    const match = matchOne(transfer, withNames);
    if (match.kind === 'certain') return [match.candidate];
    return match.kind === 'doubtful' ? match.candidates : [];
  });
}

/** An order with the words of the names under which it may be paid. */
interface KnownOrder {
  order: OrderToPay;
  names: readonly (readonly string[])[];
}

const withWords = (order: OrderToPay): KnownOrder => ({
  order,
  names: order.names.map(nameWords),
});

function matchOne(transfer: Incoming, orders: readonly KnownOrder[]): Match {
  // The payments of a payout are booked already: it pays no order.
  if (payoutProvider(transfer.partyName) !== null) return { kind: 'none' };
  const numbers = orderNumbersIn(transfer.title);
  const payer = new Set(nameWords(transfer.partyName));
  const candidates = orders
    .map((order) => candidateOf(transfer, order, numbers, payer))
    .filter((candidate) => weightOf(candidate) >= ENOUGH)
    .toSorted((one, other) => weightOf(other) - weightOf(one) || other.orderId - one.orderId);
  const [only, second] = candidates.filter(isCertain);
  const named = candidates.filter(({ reasons }) => reasons.includes('number_named'));
  if (only && !second && named.every((candidate) => candidate === only))
    return { kind: 'certain', candidate: only };
  if (candidates.length === 0) return { kind: 'none' };
  return { kind: 'doubtful', candidates: candidates.slice(0, MAX_CANDIDATES) };
}

/** What speaks for and against each of these orders, in their order, whether it is a likely one or not. */
export function reasonsFor(transfer: Incoming, orders: readonly OrderToPay[]): Candidate[] {
  const numbers = orderNumbersIn(transfer.title);
  const payer = new Set(nameWords(transfer.partyName));
  return orders.map((order) => candidateOf(transfer, withWords(order), numbers, payer));
}

const candidateOf = (
  transfer: Incoming,
  { order, names }: KnownOrder,
  numbers: OrderNumbers,
  payer: ReadonlySet<string>,
): Candidate => ({
  orderId: order.id,
  reasons: [
    ...numberReason(order, numbers),
    ...PAYER_REASONS[agreementOf(names, payer)],
    amountReason(order, transfer),
    ...handReason(order, transfer),
  ],
});

const PAYER_REASONS: Readonly<Record<NameAgreement, MatchReason[]>> = {
  same: ['same_payer'],
  partial: ['similar_payer'],
  other: ['other_payer'],
  unknown: [],
};

function numberReason({ id }: OrderToPay, { named, bare }: OrderNumbers): MatchReason[] {
  if (named.includes(id)) return ['number_named'];
  return bare.includes(id) ? ['number_in_title'] : [];
}

function amountReason(order: OrderToPay, { amount, currency }: Incoming): MatchReason {
  if (order.status === 'cancelled') return 'cancelled';
  if (currency !== CURRENCY) return 'foreign_currency';
  if (order.outstanding === 0) return 'nothing_owed';
  if (amount === order.outstanding) return 'whole_amount';
  return order.instalments.includes(amount) ? 'instalment_amount' : 'other_amount';
}

/** The same amount, booked by hand for about the same day, is probably this transfer. */
function handReason({ handBooked }: OrderToPay, { amount, bookedOn }: Incoming): MatchReason[] {
  const isKnown = handBooked.some(
    (booked) => booked.amount === amount && isNear(booked.day, bookedOn),
  );
  return isKnown ? ['booked_by_hand'] : [];
}

const isNear = (one: string, other: string): boolean =>
  addDays(one, -NEAR_DAYS) <= other && other <= addDays(one, NEAR_DAYS);

const weightOf = ({ reasons }: Candidate): number =>
  reasons.reduce((sum, reason) => sum + (WEIGHTS[reason] ?? 0), 0);

function isCertain({ reasons }: Candidate): boolean {
  const has = (...anyOf: MatchReason[]) => anyOf.some((reason) => reasons.includes(reason));
  const isNamed =
    (has('number_named') && !has('other_payer')) || (has('number_in_title') && has('same_payer'));
  return isNamed && has('whole_amount', 'instalment_amount') && !has('booked_by_hand');
}

/** The order after a payment, which covers the instalments in their order. */
function afterPayment(order: OrderToPay, amount: Grosze): OrderToPay {
  let left = amount;
  const instalments = order.instalments.map((remaining) => {
    const covered = Math.min(remaining, left);
    left -= covered;
    return remaining - covered;
  });
  return {
    ...order,
    outstanding: Math.max(0, order.outstanding - amount),
    instalments: instalments.filter((remaining) => remaining > 0),
  };
}
