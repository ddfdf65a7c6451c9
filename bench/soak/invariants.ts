import type pg from 'pg';
import type { SmtpSink } from '../../api/testing/smtp-sink.js';
import { unexplained } from '../payments/book.js';
import { type Send, sendTo } from '../send.js';
import type { Journal } from './journal.js';
import { OPENING_STOCK } from './staff.js';

/** Rows that must never exist, each with what they would mean. */
const NEVER: Readonly<Record<string, string>> = {
  'orders placed twice': `select customer_email from customer_order
    where customer_email like 'anna.nowak.%' group by 1 having count(*) > 1`,
  'orders whose lines do not add up': `select o.id from customer_order o join order_line l on l.order_id = o.id
    where customer_email like 'anna.nowak.%' group by o.id, o.total_amount having sum(l.unit_price * l.quantity) <> o.total_amount`,
  'numbers of invoices missing or double': `select regexp_replace(number, '\\d+$', '') from invoice
    where replaces_id is null group by 1
    having count(*) <> max(substring(number from '\\d+$')::int) or count(*) <> count(distinct number)`,
  'payments booked twice': `select reference from ledger_entry where kind = 'paid' and method = 'online'
    group by 1 having count(*) > 1`,
  'stock that is negative or not the sum of its movements': `select i.id from inventory_item i
    left join stock_movement m on m.item_id = i.id
    group by i.id having i.stock_quantity < 0 or i.stock_quantity <> coalesce(sum(m.delta), 0)`,
  'visits of a crew at the same time': `select a.id from visit a join visit b on a.crew_id = b.crew_id and a.id < b.id
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.state in ('offered', 'confirmed') and b.state in ('offered', 'confirmed')`,
  // Locked ones are of nodes that were killed: a newer job with the same key has replaced them.
  'jobs given up': `select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null`,
};

/** Checks what must be true at any moment; returns what is not, in words. */
export async function checkAlways(database: pg.Pool, journal: Journal): Promise<string[]> {
  // Taken before the rows are read: what is acknowledged later need not be among them.
  const orders = [...journal.orders];
  const problems: string[] = [];
  for (const [what, sql] of Object.entries(NEVER)) {
    const { rows } = await database.query<Record<string, unknown>>(sql);
    if (rows.length > 0) problems.push(`${what}: ${rows.length}, ${JSON.stringify(rows[0])}`);
  }
  const { rows } = await database.query<{ id: number; token: string; total: string }>(
    'select id, token, total_amount::text as total from customer_order where id = any($1)',
    [orders.map(({ id }) => id)],
  );
  const kept = new Map(rows.map(({ id, token, total }) => [id, `${token} ${total}`]));
  const lost = orders.filter(
    ({ id, token, totalAmount }) => kept.get(id) !== `${token} ${totalAmount}`,
  );
  if (lost.length > 0) problems.push(`${lost.length} acknowledged orders lost or changed`);
  const client = await database.connect();
  try {
    return [...problems, ...(await unexplained(client))];
  } finally {
    client.release();
  }
}

interface Kept {
  database: pg.Pool;
  journal: Journal;
  itemId: number;
  urls: readonly string[];
  staffCookie: string;
}

/** Checks that everything acknowledged is there exactly once; returns what is not, in words. */
export async function checkKept(kept: Kept): Promise<string[]> {
  const { database, journal, itemId, urls, staffCookie } = kept;
  const count = async (sql: string, values: unknown[]): Promise<number> => {
    const { rows } = await database.query<{ count: number }>(sql, values);
    return rows[0]!.count;
  };
  const expected = async (what: string, wanted: number, sql: string, values: unknown[]) => {
    const found = await count(sql, values);
    return found === wanted ? [] : [`${what}: ${found}, not ${wanted}`];
  };
  const files = await Promise.all(urls.map((url) => unread(sendTo(url), journal, staffCookie)));
  return [
    ...(await expected(
      'notes of staff',
      journal.notes.length,
      'select count(*)::int as count from order_note where text = any($1)',
      [journal.notes],
    )),
    ...(await expected(
      'stock',
      OPENING_STOCK + journal.moved,
      'select stock_quantity as count from inventory_item where id = $1',
      [itemId],
    )),
    ...(await expected(
      'orders with their invoice',
      journal.invoiced.length,
      'select count(*)::int as count from invoice where order_id = any($1)',
      [journal.invoiced],
    )),
    ...(await expected(
      'visits at their time',
      journal.visits.size,
      `select count(*)::int as count from visit
        join unnest($1::text[], $2::timestamptz[]) chosen (token, at) using (token) where arrival_from = at`,
      [[...journal.visits.keys()], [...journal.visits.values()]],
    )),
    ...files.flat(),
  ];
}

/** Names the attached files and pictures that a node does not give back as they were. */
async function unread(node: Send, { files, pictures }: Journal, cookie: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, content } of files) {
    const response = await node(`/api/admin/files/${id}`, { headers: { Cookie: cookie } });
    if ((await response.text()) !== content) problems.push(`file ${id}: ${response.status}`);
  }
  for (const path of pictures) {
    const { status } = await node(path);
    if (status !== 200) problems.push(`picture ${path}: ${status}`);
  }
  return problems;
}

/** Names jobs that ought to have been carried out by now, or that a node holds which has ended. */
export async function checkJobs(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ task: string; count: number }>(
    `select task_identifier as task, count(*)::int as count from graphile_worker.jobs
      where attempts < max_attempts and run_at < now() - interval '1 minute' and (locked_at is null or locked_at < now() - interval '1 minute')
      group by 1`,
  );
  return rows.map(({ task, count }) => `${count} jobs ${task} are not carried out`);
}

export interface Mails {
  sent: number;
  received: number;
  problems: string[];
}

/** Compares the mails that the shop has recorded as sent with those that the mail server has taken. */
export async function checkMails(database: pg.Pool, { received }: SmtpSink): Promise<Mails> {
  const { rows } = await database.query<{ id: string; sent: boolean; due: boolean }>(
    `select id, sent_at is not null as sent, send_after is null or send_after < now() as due
     from outgoing_mail`,
  );
  const ids = received.map(
    (message) => /^Message-ID: <(\S+)@/im.exec(message.toString('latin1'))?.[1],
  );
  const taken = new Map<string, number>();
  for (const id of ids) if (id) taken.set(id, (taken.get(id) ?? 0) + 1);
  const sent = rows.filter((mail) => mail.sent);
  const unsent = rows.filter((mail) => mail.due && !mail.sent).length;
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...taken.keys()].filter((id) => !known.has(id)).length;
  const lost = sent.filter(({ id }) => !taken.has(id)).length;
  const double = [...taken.values()].filter((times) => times > 1).length;
  return {
    sent: sent.length,
    received: received.length,
    problems: [
      ...(unsent > 0 ? [`${unsent} mails wait`] : []),
      ...(unknown > 0 ? [`${unknown} mails were received of which the shop knows nothing`] : []),
      ...(lost > 0 ? [`${lost} mails are recorded as sent and were not received`] : []),
      ...(double > 0 ? [`${double} mails came twice`] : []),
    ],
  };
}
