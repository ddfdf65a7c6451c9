import type { EntityManager } from '@mikro-orm/postgresql';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { OfferQuestion } from '../offers/questions/offer-question.entity.js';
import { Order } from '../orders/order.entity.js';
import { CALL_KINDS, type CallKind, CallTask } from './call-task.entity.js';
import type { CallQueueEntry } from './call.inputs.js';
import type { DueTime, TimeLeft } from './due-time.js';

/** What a call is about: an order, an inquiry or a question about an offer, by its id. */
export interface CallSubject {
  kind: CallKind;
  number: number;
}

export type Waiting = CallSubject & DueTime & TimeLeft;

/**
 * Entries with everything that the person who calls needs, in the given order; the number of statements does not depend
 * on the number of entries.
 */
export async function describeCalls(
  em: EntityManager,
  waiting: readonly Waiting[],
): Promise<CallQueueEntry[]> {
  const numbers = (kind: CallKind) =>
    waiting.filter((entry) => entry.kind === kind).map(({ number }) => number);
  const [order, inquiry, question] = CALL_KINDS.map((kind) => ({ $in: numbers(kind) }));
  const orders = await em.find(Order, { id: order }, { populate: ['lines'] });
  const inquiries = await em.find(Inquiry, { id: inquiry }, { populate: ['order'] });
  const questions = await em.find(OfferQuestion, { id: question }, { populate: ['offer'] });
  const tasks = await em.find(
    CallTask,
    { $or: [{ order }, { inquiry }, { question }] },
    { populate: ['takenBy', 'attempts'] },
  );
  const subjects = new Map([
    ...orders.map((row) => [keyOf('order', row.id), ofOrder(row)] as const),
    ...inquiries.map((row) => [keyOf('inquiry', row.id), ofInquiry(row)] as const),
    ...questions.map((row) => [keyOf('question', row.id), ofQuestion(row)] as const),
  ]);
  return waiting.flatMap((entry) => {
    const id = keyOf(entry.kind, entry.number);
    const subject = subjects.get(id);
    const task = tasks.find((each) => each[entry.kind]?.id === entry.number);
    if (!subject) return [];
    const takenBy = task?.takenBy?.getEntity() ?? null;
    return [{ id, ...entry, ...subject, takenBy, attempts: task?.attempts.getItems() ?? [] }];
  });
}

type Described = Pick<
  CallQueueEntry,
  | 'orderId'
  | 'offerId'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'title'
  | 'totalAmount'
  | 'priority'
>;

function ofOrder(order: Order): Described {
  const { id, customerName, customerEmail, customerPhone, totalAmount } = order;
  const title = order.lines
    .getItems()
    .map(({ productName, quantity }) =>
      quantity > 1 ? `${productName} (${quantity}\u00a0szt.)` : productName,
    )
    .join(', ');
  const customer = { customerName, customerEmail, customerPhone };
  return { orderId: id, offerId: null, ...customer, title, totalAmount, priority: null };
}

function ofInquiry(inquiry: Inquiry): Described {
  const { customerName, customerEmail, customerPhone, subject, priority } = inquiry;
  const customer = { customerName, customerEmail, customerPhone };
  const orderId = inquiry.order?.id ?? null;
  return { orderId, offerId: null, ...customer, title: subject, totalAmount: null, priority };
}

function ofQuestion({ offer, text }: OfferQuestion): Described {
  const { id, customerName, customerEmail, customerPhone, totalAmount } = offer.getEntity();
  // A sent offer has a name and an e-mail.
  const customer = { customerName: customerName!, customerEmail: customerEmail!, customerPhone };
  return { orderId: null, offerId: id, ...customer, title: text, totalAmount, priority: null };
}

const keyOf = (kind: CallKind, number: number): string => `${kind}-${number}`;
