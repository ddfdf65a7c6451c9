import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { InstalmentKind, ReminderKind } from '../../../engine/shop/payment-labels.js';
import { OrderAccount } from './order-account.entity.js';

/** A part of the price of an order, due on a day of its own; the parts add up to the order's total. */
@Entity()
@Unique({ properties: ['account', 'kind'] })
@Check({
  name: 'instalment_values',
  expression: `amount > 0 and kind in ('deposit', 'rest', 'whole')`,
})
@Check({
  name: 'instalment_reminder',
  expression: `reminder in ('upcoming', 'overdue', 'overdue_again') and (reminder is null) = (reminded_due is null)`,
})
export class Instalment {
  [OptionalProps]?: 'due' | 'formerDue' | 'reminder' | 'remindedDue';

  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => OrderAccount, { ref: true, index: false, fieldName: 'order_id' })
  account!: Ref<OrderAccount>;

  @Property({ type: 'string', length: 10 })
  kind!: InstalmentKind;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  /** A day of the calendar in Poland: "2026-12-01"; null until it is known. */
  @Property({ type: 'date', nullable: true })
  due: string | null = null;

  /** The due day before the latest change of the account's stage, which undoing that change restores. */
  @Property({ type: 'date', nullable: true })
  formerDue: string | null = null;

  /** The latest reminder of this instalment that was sent to the customer. */
  @Property({ type: 'string', length: 15, nullable: true })
  reminder: ReminderKind | null = null;

  /** The due day when that reminder was sent: for another day the customer is reminded anew. */
  @Property({ type: 'date', nullable: true })
  remindedDue: string | null = null;
}
