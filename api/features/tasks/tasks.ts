import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { AppError, wrongField } from '../../shared/errors.js';
import type { PageInput } from '../../shared/page.js';
import { expectVersion } from '../../shared/row-version.js';
import { asStaff } from '../audit/as-staff.js';
import { onceForKey } from '../auth/once-for-key.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';
import { StaffTask } from './staff-task.entity.js';
import type {
  CreateTaskInput,
  TaskAbout,
  TaskAboutInput,
  TaskFilter,
  TaskList,
  TaskSubject,
  UpdateTaskInput,
} from './task.inputs.js';

const SUBJECTS = { order: Order, offer: Offer, inquiry: Inquiry } as const;

/** A page of the tasks: open ones by due day, done ones by when they were done, the latest first. */
export async function listTasks(
  em: EntityManager,
  filter: TaskFilter,
  { limit, offset }: PageInput,
): Promise<TaskList> {
  const { assigneeId, done, dueUntil, about } = filter;
  const where: FilterQuery<StaffTask> = {
    ...(assigneeId != null && { assignee: assigneeId }),
    ...(done != null && { doneAt: done ? { $ne: null } : null }),
    ...(dueUntil != null && { dueOn: { $lte: dueUntil } }),
    ...(about && { [about.kind]: about.number }),
  };
  const [items, totalCount] = await em.findAndCount(StaffTask, where, {
    limit,
    offset,
    orderBy: [{ doneAt: 'desc nulls first' }, { dueOn: 'asc' }, { id: 'asc' }],
  });
  return { items, totalCount };
}

/**
 * Adds a task, once for its idempotency key. Throws BAD_USER_INPUT for an assignee or a subject that does not exist,
 * IDEMPOTENCY_KEY_REUSED.
 */
export function createTask(
  em: EntityManager,
  actor: User,
  { title, dueOn, assigneeId, about, idempotencyKey: key }: CreateTaskInput,
): Promise<StaffTask> {
  const content = ['createTask', title.trim(), dueOn, assigneeId, about?.kind, about?.number];
  return asStaff(em, actor, async (tx) => {
    const id = await onceForKey(tx, actor, { key, content, reused: REUSED }, async () => {
      const task = tx.create(StaffTask, {
        title: title.trim(),
        dueOn,
        assignee: await assigneeOf(tx, assigneeId),
        order: null,
        offer: null,
        inquiry: null,
        ...(about && { [about.kind]: await subjectOf(tx, about) }),
      });
      await tx.flush();
      return task.id;
    });
    return tx.findOneOrFail(StaffTask, id);
  });
}

/**
 * Changes or finishes a task. Throws NOT_FOUND, CHANGED_MEANWHILE for a version that is not the latest, BAD_USER_INPUT
 * for an assignee who does not exist.
 */
export function updateTask(
  em: EntityManager,
  actor: User,
  { id, version, title, dueOn, assigneeId, done }: UpdateTaskInput,
): Promise<StaffTask> {
  return asStaff(em, actor, async (tx) => {
    const task = await tx.findOne(StaffTask, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!task) throw new AppError('NOT_FOUND', 'Nie ma takiego zadania.');
    expectVersion(task, version);
    if (title != null) task.title = title.trim();
    if (dueOn != null) task.dueOn = dueOn;
    if (assigneeId != null) task.assignee = await assigneeOf(tx, assigneeId);
    if (done != null) task.doneAt = done ? (task.doneAt ?? new Date()) : null;
    await tx.flush();
    return task;
  });
}

/** What a task is about; null where it is about nothing of its kind. */
export async function aboutOf(task: StaffTask): Promise<TaskAbout | null> {
  const [order, offer, inquiry] = await Promise.all([
    task.order?.load(),
    task.offer?.load(),
    task.inquiry?.load(),
  ]);
  if (order) return aboutAs('order', order);
  if (offer) return aboutAs('offer', offer);
  return inquiry ? aboutAs('inquiry', inquiry) : null;
}

const aboutAs = (
  kind: TaskSubject,
  { id: number, customerName }: Order | Offer | Inquiry,
): TaskAbout => ({ kind, number, customerName });

async function assigneeOf(tx: EntityManager, id: number) {
  if ((await tx.count(User, { id, disabledAt: null })) === 0)
    throw wrongField('assigneeId', 'Nie ma takiego pracownika.');
  return tx.getReference(User, id, { wrapped: true });
}

async function subjectOf(tx: EntityManager, { kind, number: id }: TaskAboutInput) {
  const subject = await tx.findOne<Order | Offer | Inquiry>(SUBJECTS[kind], { id });
  if (!subject) throw wrongField('about.number', 'Nie ma takiej sprawy.');
  return subject;
}

const REUSED = 'To zadanie zostało już zapisane, ale z\u00a0inną treścią. Sprawdź listę zadań.';
