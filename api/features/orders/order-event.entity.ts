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
import { ORDER_STATUSES, type OrderStatus } from '../../../engine/shop/order-status.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { User } from '../auth/user.entity.js';
import { Order, OrderStatusEnum } from './order.entity.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A status that an order was given, by whom and when.',
})
@Entity()
export class OrderEvent {
  [OptionalProps]?: 'at' | 'previousStatus' | 'sendsMail' | 'mailId' | 'undoes';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Order, { ref: true, index: true })
  order!: Ref<Order>;

  @Field(() => OrderStatusEnum)
  @Enum({ items: () => [...ORDER_STATUSES] })
  status!: OrderStatus;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at: Date = new Date();

  /** Null when the customer placed the order. */
  @ManyToOne(() => User, { ref: true, nullable: true })
  actor!: Ref<User> | null;

  @Property({ type: 'string', length: 2000, nullable: true })
  note!: string | null;

  /** Null for an entry that does not change the status, and for entries older than this column. */
  @Enum({ items: () => [...ORDER_STATUSES], nullable: true })
  previousStatus: OrderStatus | null = null;

  /** Whether the customer is mailed; null where it is not known. */
  @Property({ type: 'boolean', nullable: true })
  sendsMail: boolean | null = null;

  /** Id of the mail about this change. */
  @Property({ type: 'uuid', nullable: true })
  mailId: string | null = null;

  /** The change that this one undid. */
  @OneToOne(() => OrderEvent, { ref: true, nullable: true })
  undoes: Ref<OrderEvent> | null = null;
}
