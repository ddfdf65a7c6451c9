import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { InstalmentKind, ReminderKind } from '#engine/trade/shop/payment-labels';
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

  /** The due day in Poland: "2026-12-01"; null until it is known. */
  @Property({ type: 'date', nullable: true })
  due: string | null = null;

  /** The due day before the latest change of the account's stage, which undoing that change restores. */
  @Property({ type: 'date', nullable: true })
  formerDue: string | null = null;

  /** The kind of the latest reminder of this instalment that was queued for the customer. */
  @Property({ type: 'string', length: 15, nullable: true })
  reminder: ReminderKind | null = null;

  /**
   * The due day of the instalment at the time of that reminder; after a change of the due day, reminders begin again.
   */
  @Property({ type: 'date', nullable: true })
  remindedDue: string | null = null;
}
