import { Collection, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { OfferQuestion } from '../offers/questions/offer-question.entity.js';
import { Order } from '../orders/order.entity.js';
import { CallAttempt } from './call-attempt.entity.js';

export const CALL_KINDS = ['order', 'inquiry', 'question'] as const;
export type CallKind = (typeof CALL_KINDS)[number];
export const CallKindEnum = registerEnum(CALL_KINDS, {
  name: 'CallKind',
  description: 'What a customer is to be called about; question: a question about an offer.',
});

/** What staff have done about calling a customer; created when a call is first taken, released or recorded. */
@Entity()
@Check({
  name: 'call_task_subject',
  expression: 'num_nonnulls(order_id, inquiry_id, question_id) = 1',
})
@Check({ name: 'call_task_taken', expression: '(taken_by_id is null) = (taken_at is null)' })
@Index({
  name: 'call_task_call_back_index',
  expression:
    'create index "call_task_call_back_index" on "call_task" ("call_back_at") where done_at is null and call_back_at is not null',
})
export class CallTask {
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @OneToOne(() => Order, { ref: true, nullable: true, owner: true, deleteRule: 'cascade' })
  order!: Ref<Order> | null;

  @OneToOne(() => Inquiry, { ref: true, nullable: true, owner: true, deleteRule: 'cascade' })
  inquiry!: Ref<Inquiry> | null;

  @OneToOne(() => OfferQuestion, { ref: true, nullable: true, owner: true, deleteRule: 'cascade' })
  question!: Ref<OfferQuestion> | null;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  takenBy!: Ref<User> | null;

  @Property({ type: 'datetime', nullable: true })
  takenAt!: Date | null;

  /** The time agreed with the customer, which replaces the promised one. */
  @Property({ type: 'datetime', nullable: true })
  callBackAt!: Date | null;

  /** When staff spoke to the customer; null until then. */
  @Property({ type: 'datetime', nullable: true })
  doneAt!: Date | null;

  @OneToMany(() => CallAttempt, (attempt) => attempt.task, { orderBy: { id: 'desc' } })
  attempts = new Collection<CallAttempt>(this);
}
