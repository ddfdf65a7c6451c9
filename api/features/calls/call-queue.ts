import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { ownIds, ownerOf } from '../../database/own-matters.js';
import type { PageInput } from '../../shared/page.js';
import { CALL_KINDS } from './call-task.entity.js';
import type { CallQueue, CallQueueEntry } from './call.inputs.js';
import { type CallSubject, describeCalls, type Waiting } from './describe-calls.js';
import { type Clock, type DueTime, dueTime, timeLeft } from './due-time.js';
import { WaitingCall } from './waiting-call.entity.js';

/** The number of entries that can be paged through. */
const DEPTH = 1000;

/** A page of the first 1000 entries of the queue, the earliest due first, and the number of all entries. */
export async function readCallQueue(
  em: EntityManager,
  { limit, offset }: PageInput,
  clock: Clock,
): Promise<CallQueue> {
  const depth = Math.min(offset + limit, DEPTH);
  const rows = await firstToCall(em, depth);
  const queued = rows.map((row) => queuedOf(row, clock)).sort(byDue);
  const shown = queued
    .slice(offset, depth)
    .map((entry) => ({ ...entry, ...timeLeft(entry, clock) }));
  return { items: await describeCalls(em, shown), totalCount: await em.count(WaitingCall) };
}

/** The current state of one entry; null when it is not in the queue. */
export async function readCall(
  em: EntityManager,
  { kind, number }: CallSubject,
  clock: Clock,
): Promise<CallQueueEntry | null> {
  const waiting = await readWaiting(em, { kind, number }, clock);
  const [entry] = waiting ? await describeCalls(em, [waiting]) : [];
  return entry ?? null;
}

/** When a waiting call is due; null where it is not in the queue. */
export async function readWaiting(
  em: EntityManager,
  { kind, number }: CallSubject,
  clock: Clock,
): Promise<Waiting | null> {
  const row = await em.findOne(WaitingCall, { kind, number });
  if (!row) return null;
  const queued = queuedOf(row, clock);
  return { ...queued, ...timeLeft(queued, clock) };
}

/** The `depth` oldest calls without an agreed time, and all calls with an agreed time, of which there are few. */
function firstToCall(em: EntityManager, depth: number): Promise<WaitingCall[]> {
  const waiting = db(em)
    .selectFrom('WaitingCall')
    .selectAll('WaitingCall')
    .$if(ownerOf(em) !== null, (all) =>
      all.where((eb) =>
        eb.or(
          CALL_KINDS.map((kind) =>
            eb.and([eb('kind', '=', kind), eb('number', 'in', ownIds(em, kind))]),
          ),
        ),
      ),
    );
  return waiting
    .where('callBackAt', 'is not', null)
    .unionAll((eb) =>
      eb.parens(
        waiting
          .where('callBackAt', 'is', null)
          .orderBy('receivedAt')
          .orderBy('kind')
          .orderBy('number')
          .limit(depth),
      ),
    )
    .execute();
}

type Queued = CallSubject & DueTime;

const queuedOf = (
  { kind, number, receivedAt, callBackAt }: WaitingCall,
  { calendar }: Clock,
): Queued => ({ kind, number, ...dueTime({ receivedAt, callBackAt }, calendar) });

const byDue = (a: Queued, b: Queued): number =>
  +a.dueAt - +b.dueAt ||
  +a.receivedAt - +b.receivedAt ||
  a.kind.localeCompare(b.kind) ||
  a.number - b.number;
