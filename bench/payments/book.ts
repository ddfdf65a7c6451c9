import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Grosze, formatAmount, parseAmount } from '#engine/goods/price/money';
import { type Buyer, FAULTS } from './buyers.js';
import type { MadePayment, StandIn } from './stand-in.js';

const POLL_MS = 1000;

interface Book {
  databaseUrl: string;
  buyers: readonly Buyer[];
  standIn: StandIn;
  patienceMs: number;
}

interface Entry {
  orderId: number;
  reference: string;
  amount: string;
}

/** The payments of all buyers with the same fault, as a row of the report. */
interface Row {
  what: string;
  buyers: number;
  verified: number;
  booked: number;
}

export interface Checked {
  rows: Row[];
  booked: number;
  /** The sum of the booked payments in złoty: "293400.00". */
  amount: string;
  mails: number;
  /** The differences found, in words; empty if there are none. */
  problems: string[];
}

/** Waits until all payments are booked, at most `patienceMs`, and compares the ledger with the provider's payments. */
export async function checkBook({
  databaseUrl,
  buyers,
  standIn,
  patienceMs,
}: Book): Promise<Checked> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    const bookings = buyers.reduce((sum, { fault }) => sum + FAULTS[fault].booked, 0);
    const until = Date.now() + patienceMs;
    let entries = await paidEntries(database);
    while (entries.length < bookings && Date.now() < until) {
      await delay(POLL_MS);
      entries = await paidEntries(database);
    }
    const made = await standIn.payments();
    const sessions = await sessionsOf(database);
    const mails = await mailsOf(database, buyers);
    const rows = rowsOf(buyers, entries, made, sessions);
    const problems = [
      ...compared(entries, made),
      ...rows.flatMap(({ what, booked, expected }) =>
        booked === expected ? [] : [`${what}: ${booked} booked, not ${expected}`],
      ),
      ...(await unexplained(database)),
      mails === entries.length ? [] : `${mails} mails of ${entries.length} payments`,
    ].flat();
    return { rows, booked: entries.length, amount: formatAmount(sumOf(entries)), mails, problems };
  } finally {
    await database.end();
  }
}

async function paidEntries(database: pg.Client): Promise<Entry[]> {
  const { rows } = await database.query<Entry>(
    `select order_id as "orderId", reference, amount from ledger_entry where kind = 'paid' and method = 'online'`,
  );
  return rows;
}

/** The id of the order by the id of its session at the provider. */
async function sessionsOf(database: pg.Client): Promise<Map<string, number>> {
  const { rows } = await database.query<{ id: string; orderId: number }>(
    'select id, order_id as "orderId" from online_payment',
  );
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
}

async function mailsOf(database: pg.Client, buyers: readonly Buyer[]): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from outgoing_mail where order_id = any($1) and subject like 'Mamy Twoją wpłatę%'`,
    [buyers.map(({ orderId }) => orderId)],
  );
  return rows[0]?.count ?? 0;
}

/** Names accounts that differ from the sum of their entries, or whose open amount does not follow from that sum. */
export async function unexplained(database: pg.ClientBase): Promise<string[]> {
  const { rows } = await database.query<{ orderId: number }>(
    `select account.order_id as "orderId" from order_account account left join ledger_entry entry using (order_id)
      group by account.order_id
      having account.paid <> coalesce(sum(case when kind in ('paid', 'refund_reversed') then amount
        when kind in ('refunded', 'paid_reversed') then -amount end), 0)
        or outstanding <> case when stage = 'cancelled' then 0 else total end - paid`,
  );
  return rows.map(({ orderId }) => `the account of order ${orderId} does not hold its entries`);
}

/** Describes entries without a verified payment or of another amount, and verified payments without an entry. */
function compared(entries: readonly Entry[], made: readonly MadePayment[]): string[] {
  const verified = new Map<string, Grosze>(
    made.flatMap(({ isVerified, reference, amount }) =>
      isVerified ? [[`przelewy24 ${reference}`, amount] as const] : [],
    ),
  );
  const references = new Set(entries.map(({ reference }) => reference));
  return [
    ...entries.flatMap(({ reference, amount }) => {
      if (!verified.has(reference)) return [`${reference} is booked and was not verified`];
      return verified.get(reference) === parseAmount(amount) ? [] : [`${reference}: ${amount}`];
    }),
    ...[...verified.keys()].flatMap((reference) =>
      references.has(reference) ? [] : [`${reference} is verified and not booked`],
    ),
    ...(references.size === entries.length ? [] : ['a payment is booked twice']),
  ];
}

function rowsOf(
  buyers: readonly Buyer[],
  entries: readonly Entry[],
  made: readonly MadePayment[],
  sessions: ReadonlyMap<string, number>,
): (Row & { expected: number })[] {
  const groups = Map.groupBy(buyers, ({ fault }) => fault);
  return [...groups].map(([fault, group]) => {
    const ids = new Set(group.map(({ orderId }) => orderId));
    const ofGroup = ({ sessionId, isVerified }: MadePayment) =>
      isVerified && ids.has(sessions.get(sessionId) ?? 0);
    return {
      what: FAULTS[fault].what,
      buyers: group.length,
      verified: made.filter(ofGroup).length,
      booked: entries.filter(({ orderId }) => ids.has(orderId)).length,
      expected: group.length * FAULTS[fault].booked,
    };
  });
}

const sumOf = (entries: readonly Entry[]): Grosze =>
  entries.reduce((sum, { amount }) => sum + parseAmount(amount), 0);
