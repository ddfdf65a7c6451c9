import type { EntityManager } from '@mikro-orm/postgresql';
import type { PermissionName } from '#engine/trade/rights/permissions';
import { User } from '../../identity/user.entity.js';
import { AppError, type FieldProblem } from '../../shared/errors.js';
import { asStaff } from '../audit/as-staff.js';
import { onceForKey } from '../auth/once-for-key.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { updateInquiry } from '../inquiries/update-inquiry.js';
import type { PapersShop } from '../orders/delivery/settle-papers.js';
import { updateOrderStatus } from '../orders/status/change-status.js';
import { CallAttempt } from './call-attempt.entity.js';
import type { RecordCallInput } from './call.inputs.js';
import { expectFree, lockCall } from './lock-call.js';

const MAX_AHEAD_MS = 60 * 86_400_000;

/**
 * Records the outcome of a call and releases the call. An answered call leaves the queue, and its order or inquiry gets
 * the status, if one is given; after `call_back` the call is due at the given time. Throws BAD_USER_INPUT for fields
 * that do not fit the outcome, CONFLICT where a colleague has the call or it is not in the queue, NOT_FOUND,
 * IDEMPOTENCY_KEY_REUSED. A repeated request with the same idempotency key changes nothing.
 */
export async function recordCall(
  em: EntityManager,
  actor: User,
  input: RecordCallInput,
  shop: PapersShop,
): Promise<void> {
  const request = { key: input.idempotencyKey, content: contentOf(input), reused: REUSED };
  await asStaff(em, actor, (tx) =>
    onceForKey(tx, actor, request, () => storeOutcome(tx, actor, input, shop)),
  );
}

async function storeOutcome(
  tx: EntityManager,
  actor: User,
  input: RecordCallInput,
  shop: PapersShop,
): Promise<number> {
  const now = new Date();
  const problems = [...timeProblems(input, now), ...statusProblems(input)];
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', undefined, problems);
  const { number, outcome, callBackAt = null } = input;
  const task = await lockCall(tx, input);
  await expectFree(tx, task, actor);
  tx.create(CallAttempt, {
    task,
    outcome,
    callBackAt,
    note: input.note?.trim() || null,
    at: now,
    actor: tx.getReference(User, actor.id),
  });
  Object.assign(task, { takenBy: null, takenAt: null, callBackAt });
  if (outcome === 'answered') task.doneAt = now;
  await tx.flush();
  await setStatus(tx, actor, input, shop);
  return number;
}

/** The permissions for what recording this call includes. */
export function furtherAccess({
  kind,
  outcome,
  orderStatus,
  inquiryStatus,
}: RecordCallInput): PermissionName[] {
  const needed: PermissionName[] = [];
  if (orderStatus) needed.push('orders:write');
  // An answered call may set the assignee of an inquiry, also without a new status.
  if (inquiryStatus || (kind === 'inquiry' && outcome === 'answered'))
    needed.push('inquiries:write');
  return needed;
}

function timeProblems({ outcome, callBackAt }: RecordCallInput, now: Date): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (message: string) => problems.push({ path: 'callBackAt', message });
  if (outcome === 'call_back' && !callBackAt) refuse('Podaj, kiedy oddzwonić.');
  if (outcome !== 'call_back' && callBackAt)
    refuse('Termin podaje się tylko wtedy, gdy klient prosi o\u00a0telefon później.');
  if (callBackAt && callBackAt <= now) refuse('Podaj termin w\u00a0przyszłości.');
  if (callBackAt && +callBackAt > +now + MAX_AHEAD_MS)
    refuse('Podaj termin w\u00a0ciągu najbliższych 60\u00a0dni.');
  return problems;
}

function statusProblems(input: RecordCallInput): FieldProblem[] {
  const { kind, outcome, orderStatus, sendsMail, inquiryStatus } = input;
  const problems: FieldProblem[] = [];
  const refuse = (path: string, message: string) => problems.push({ path, message });
  if (orderStatus && (kind !== 'order' || outcome !== 'answered'))
    refuse('orderStatus', 'Status zamówienia zmienia się tu tylko po rozmowie o\u00a0zamówieniu.');
  if (sendsMail != null && !orderStatus)
    refuse('sendsMail', 'O\u00a0wiadomości decyduje się tylko przy zmianie statusu zamówienia.');
  if (inquiryStatus && (kind !== 'inquiry' || outcome !== 'answered'))
    refuse('inquiryStatus', 'Status zapytania zmienia się tu tylko po rozmowie o\u00a0zapytaniu.');
  return problems;
}

/**
 * Gives the order or inquiry the status that was agreed; assigns an unassigned inquiry to the member of staff who
 * called.
 */
async function setStatus(
  tx: EntityManager,
  actor: User,
  { kind, number, outcome, note, orderStatus, sendsMail, inquiryStatus }: RecordCallInput,
  shop: PapersShop,
): Promise<void> {
  if (kind === 'order' && orderStatus)
    await updateOrderStatus(
      tx,
      actor,
      { orderId: number, status: orderStatus, note, sendsMail },
      shop,
    );
  if (kind === 'inquiry' && outcome === 'answered') {
    const { assignee } = await tx.findOneOrFail(Inquiry, { id: number });
    const assigneeId = assignee ? undefined : actor.id;
    await updateInquiry(tx, actor, { id: number, status: inquiryStatus, assigneeId });
  }
}

function contentOf({ kind, number, outcome, callBackAt, note, ...rest }: RecordCallInput) {
  const { orderStatus, sendsMail, inquiryStatus } = rest;
  const status = [orderStatus, sendsMail, inquiryStatus];
  return ['recordCall', kind, number, outcome, callBackAt, note?.trim(), ...status];
}

const REUSED =
  'Wynik tego telefonu został już zapisany, ale z\u00a0innymi danymi. Odśwież kolejkę.';
