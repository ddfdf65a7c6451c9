import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { RowVersion } from '../../shared/row-version.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Offer } from '../offers/offer.entity.js';
import { Order } from '../orders/order.entity.js';

@ObjectType({
  simpleResolvers: true,
  description:
    'What a member of staff is to do until a day, perhaps about an order, an offer or an inquiry.',
})
@Entity()
@Check({
  name: 'staff_task_subject',
  expression: 'num_nonnulls(order_id, offer_id, inquiry_id) <= 1',
})
@Index({
  name: 'staff_task_open_index',
  expression:
    'create index "staff_task_open_index" on "staff_task" ("assignee_id", "due_on", "id") where done_at is null',
})
export class StaffTask {
  [OptionalProps]?: 'version' | 'createdAt' | 'doneAt';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => String, { description: 'What is to be done: 2-200 characters.' })
  @Property({ type: 'string', length: 200 })
  title!: string;

  @Field(() => String, {
    description: 'The day in Poland until which it is to be done: "2026-12-01".',
  })
  @Property({ type: 'date' })
  dueOn!: string;

  @ManyToOne(() => User, { ref: true, index: false })
  assignee!: Ref<User>;

  @ManyToOne(() => Order, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  order!: Ref<Order> | null;

  @ManyToOne(() => Offer, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  offer!: Ref<Offer> | null;

  @ManyToOne(() => Inquiry, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  inquiry!: Ref<Inquiry> | null;

  @Field(() => DateTimeISO, { nullable: true, description: 'Null while it is open.' })
  @Property({ type: 'datetime', nullable: true })
  doneAt: Date | null = null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @RowVersion
  version!: number;
}
