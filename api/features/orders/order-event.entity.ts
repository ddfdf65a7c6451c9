import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Entity,
  Enum,
  ManyToOne,
  OneToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  MAX_STATUS_REASON,
  ORDER_STATUSES,
  type OrderStatus,
} from '#engine/trade/shop/order-status';
import { REMINDER_KINDS, type ReminderKind } from '#engine/trade/shop/payment-labels';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { Order, OrderStatusEnum } from './order.entity.js';

const VERSION_NEWS = ['sent', 'accepted', 'refused', 'withdrawn'] as const;
/** What happened to a version of the order. */
export type VersionNews = (typeof VERSION_NEWS)[number];
const VersionNewsEnum = registerEnum(VERSION_NEWS, {
  name: 'OrderVersionNews',
  description: 'What happened to a version of an order.',
});

const ReminderKindEnum = registerEnum(REMINDER_KINDS, {
  name: 'PaymentReminderKind',
  description:
    'upcoming: before the day on which an instalment is due; overdue: after it; overdue_again: a second ' +
    'time after it.',
});

@ObjectType({
  simpleResolvers: true,
  description:
    'An entry of the history of an order: a status, a change of its contents or a reminder of a payment.',
})
@Entity()
export class OrderEvent {
  [OptionalProps]?:
    | 'at'
    | 'previousStatus'
    | 'sendsMail'
    | 'mailId'
    | 'undoes'
    | 'versionNumber'
    | 'versionNews'
    | 'reminder';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Order, { ref: true, index: true })
  order!: Ref<Order>;

  @Field(() => OrderStatusEnum, { description: 'The status that the order had after this entry.' })
  @Enum({ items: () => [...ORDER_STATUSES] })
  status!: OrderStatus;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at: Date = new Date();

  /** The member of staff; null for an entry of the customer or of a scheduled job. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  actor!: Ref<User> | null;

  @Property({ type: 'string', length: MAX_STATUS_REASON, nullable: true })
  note!: string | null;

  /** Null for an entry that does not change the status, and for entries older than this column. */
  @Enum({ items: () => [...ORDER_STATUSES], nullable: true })
  previousStatus: OrderStatus | null = null;

  /** Whether the customer is mailed about it; null for the first entry, for notes, and for old entries. */
  @Property({ type: 'boolean', nullable: true })
  sendsMail: boolean | null = null;

  /** The id of the mail about it; null where there is none. */
  @Property({ type: 'uuid', nullable: true })
  mailId: string | null = null;

  /** The change of the status that this entry undid; null for other entries. */
  @OneToOne(() => OrderEvent, { ref: true, nullable: true })
  undoes: Ref<OrderEvent> | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the version of the order that the entry is about; null for other entries.',
  })
  @Property({ type: 'integer', nullable: true })
  versionNumber: number | null = null;

  @Field(() => VersionNewsEnum, {
    nullable: true,
    description: 'What happened to that version; null for other entries.',
  })
  @Enum({ items: () => [...VERSION_NEWS], nullable: true })
  versionNews: VersionNews | null = null;

  @Field(() => ReminderKindEnum, {
    nullable: true,
    description: 'The kind of reminder that the customer got; null for other entries.',
  })
  @Enum({ items: () => [...REMINDER_KINDS], nullable: true })
  reminder: ReminderKind | null = null;
}
