import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import type { PageInput } from '../../shared/page.js';
import { type CallSubject, describeCalls } from './describe-calls.js';
import type { CallQueue, CallQueueEntry } from './call.inputs.js';
import type { CallKind } from './call-task.entity.js';
import { type Clock, type DueTime, dueTime, timeLeft } from './due-time.js';

/** Nobody works from the far end of a queue. */
const DEPTH = 1000;

/** Where customers who were promised a call come from, and the status that says so. */
const SOURCES = {
  order: { table: 'customer_order', status: 'pending' },
  inquiry: { table: 'inquiry', status: 'new' },
} satisfies Record<CallKind, { table: string; status: string }>;

/** Without those about whom something of this kind has been done; an anti-join, which keeps the order of the index. */
const waitingWithout = (kind: CallKind, done: string) =>
  `from ${SOURCES[kind].table} subject where subject.status = '${SOURCES[kind].status}' and not exists (
     select from call_task task where task.${kind}_id = subject.id and (${done}))`;

const promised = (kind: CallKind) =>
  `(select '${kind}' as kind, subject.id, subject.created_at, null::timestamptz as call_back_at
     ${waitingWithout(kind, 'task.done_at is not null or task.call_back_at is not null')}
    order by subject.created_at, subject.id limit $1)`;

const withTask = (kind: CallKind) =>
  `select '${kind}' as kind, subject.id, subject.created_at, task.call_back_at
     from ${SOURCES[kind].table} subject left join call_task task on task.${kind}_id = subject.id
    where subject.status = '${SOURCES[kind].status}' and task.done_at is null`;

/** Those who agreed on a time: there are few, and an index of them. */
const agreed = (kind: CallKind) => `(${withTask(kind)} and task.call_back_at is not null)`;

const SELECT_WAITING = `${promised('order')} union all ${promised('inquiry')}
  union all ${agreed('order')} union all ${agreed('inquiry')}`;

const countOf = (kind: CallKind) =>
  `(select count(*) ${waitingWithout(kind, 'task.done_at is not null')})`;
const COUNT_WAITING = `select (${countOf('order')} + ${countOf('inquiry')})::int as count`;

const SELECT_ONE = {
  order: `${withTask('order')} and subject.id = $1`,
  inquiry: `${withTask('inquiry')} and subject.id = $1`,
};

interface WaitingRow {
  kind: CallSubject['kind'];
  id: number;
  created_at: string;
  call_back_at: string | null;
}

/** A page of the queue, whose call is due first first; of its first 1000 entries. */
export async function readCallQueue(
  em: EntityManager,
  { limit, offset }: PageInput,
  clock: Clock,
): Promise<CallQueue> {
  const depth = Math.min(offset + limit, DEPTH);
  const rows = await prepared<WaitingRow>(em, SELECT_WAITING, [depth]);
  const queued = rows.map((row) => queuedOf(row, clock)).sort(byDue);
  const [{ count } = { count: 0 }] = await prepared<{ count: number }>(em, COUNT_WAITING, []);
  const shown = queued
    .slice(offset, depth)
    .map((entry) => ({ ...entry, ...timeLeft(entry, clock) }));
  return { items: await describeCalls(em, shown), totalCount: count };
}

/** One entry as it is now; null when it is not in the queue. */
export async function readCall(
  em: EntityManager,
  { kind, number }: CallSubject,
  clock: Clock,
): Promise<CallQueueEntry | null> {
  const [row] = await prepared<WaitingRow>(em, SELECT_ONE[kind], [number]);
  if (!row) return null;
  const queued = queuedOf(row, clock);
  const [entry] = await describeCalls(em, [{ ...queued, ...timeLeft(queued, clock) }]);
  return entry ?? null;
}

type Queued = CallSubject & DueTime;

function queuedOf(row: WaitingRow, { calendar }: Clock): Queued {
  const times = {
    receivedAt: new Date(row.created_at),
    callBackAt: row.call_back_at === null ? null : new Date(row.call_back_at),
  };
  return { kind: row.kind, number: row.id, ...dueTime(times, calendar) };
}

const byDue = (a: Queued, b: Queued): number =>
  +a.dueAt - +b.dueAt || a.kind.localeCompare(b.kind) || a.number - b.number;
