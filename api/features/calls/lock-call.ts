import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { OfferQuestion } from '../offers/questions/offer-question.entity.js';
import { Order } from '../orders/order.entity.js';
import { CallTask } from './call-task.entity.js';
import type { CallSubject } from './describe-calls.js';
import { WaitingCall } from './waiting-call.entity.js';

/**
 * The task of this call, a new one if there is none; its subject is locked until the transaction ends. Throws
 * NOT_FOUND where there is no such subject, CONFLICT where it is not in the queue.
 */
export async function lockCall(tx: EntityManager, subject: CallSubject): Promise<CallTask> {
  const { about, isWaiting } = await lockSubject(tx, subject);
  const task = (await tx.findOne(CallTask, about)) ?? tx.create(CallTask, about);
  if (!isWaiting || task.doneAt)
    throw new AppError('CONFLICT', 'Ta sprawa nie czeka już na telefon.');
  return task;
}

/** Throws CONFLICT while a colleague has the call. */
export async function expectFree(
  tx: EntityManager,
  { takenBy }: CallTask,
  actor: User,
): Promise<void> {
  if (!takenBy || takenBy.id === actor.id) return;
  const { name } = await tx.findOneOrFail(User, { id: takenBy.id });
  throw new AppError('CONFLICT', `Tą sprawą zajmuje się już ${name}.`);
}

async function lockSubject(tx: EntityManager, { kind, number: id }: CallSubject) {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  if (kind === 'order') {
    const order = await tx.findOne(Order, { id }, locked);
    if (!order) throw new AppError('NOT_FOUND', `Nie ma zamówienia nr ${id}.`);
    return { about: { order }, isWaiting: order.status === 'pending' };
  }
  if (kind === 'question') {
    const question = await tx.findOne(OfferQuestion, { id }, locked);
    if (!question) throw new AppError('NOT_FOUND', 'Nie ma takiego pytania.');
    return {
      about: { question },
      isWaiting: (await tx.count(WaitingCall, { kind, number: id })) > 0,
    };
  }
  const inquiry = await tx.findOne(Inquiry, { id }, locked);
  if (!inquiry) throw new AppError('NOT_FOUND', `Nie ma zapytania nr ${id}.`);
  return { about: { inquiry }, isWaiting: inquiry.status === 'new' };
}
