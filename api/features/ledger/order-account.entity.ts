import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * How far an order has come, as far as it matters to its payment: placed (nothing is due yet), agreed (the deposit is
 * due), ready (the rest is due), cancelled (nothing is owed).
 */
export type AccountStage = 'placed' | 'agreed' | 'ready' | 'cancelled';

/**
 * What an order costs and what is paid of it. It is the row that everything about the money of an order locks, and keeps
 * the sums by which orders are listed; the terms are the order's own copy of the shop's.
 */
@Entity()
@Index({
  name: 'order_account_unpaid_index',
  expression:
    'create index "order_account_unpaid_index" on "order_account" ("order_id") where outstanding > 0',
})
@Index({
  name: 'order_account_due_index',
  expression:
    'create index "order_account_due_index" on "order_account" ("next_due", "order_id") include ("outstanding") where next_due is not null',
})
@Index({
  name: 'order_account_refund_index',
  expression:
    'create index "order_account_refund_index" on "order_account" ("order_id") where outstanding < 0',
})
@Check({
  name: 'order_account_values',
  expression: `total >= 0 and paid >= 0 and stage in ('placed', 'agreed', 'ready', 'cancelled')`,
})
@Check({
  name: 'order_account_terms',
  expression:
    'deposit_percent >= 0 and deposit_percent <= 100 and deposit_days >= 0 and deposit_days <= 365 and rest_days >= 0 and rest_days <= 365',
})
export class OrderAccount {
  [OptionalProps]?: 'stage' | 'paid' | 'outstanding' | 'nextDue';

  /** Id of the order. */
  @PrimaryKey({ type: 'integer', fieldName: 'order_id', autoincrement: false })
  readonly id!: number;

  /** What the order costs; it counts until it is cancelled. */
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  total!: string;

  /** Sum of the payments without the refunds: the ledger's entries in one figure. */
  @Property({ type: 'decimal', precision: 12, scale: 2, default: '0' })
  paid: string = '0.00';

  @Property({ type: 'string', length: 10, default: 'placed' })
  stage: AccountStage = 'placed';

  /** What is still owed, or below zero what is to be refunded; a generated column. */
  @Property({
    type: 'decimal',
    precision: 12,
    scale: 2,
    lazy: true,
    nullable: true,
    generated: `(((case when ((stage)::text = 'cancelled'::text) then (0)::numeric else total end) - paid)) stored`,
  })
  outstanding?: string;

  /** When the first instalment that is not covered is due; null where none has a date. */
  @Property({ type: 'date', nullable: true })
  nextDue: string | null = null;

  @Property({ type: 'smallint' })
  depositPercent!: number;

  /** Days from the confirmation until the deposit is due. */
  @Property({ type: 'smallint' })
  depositDays!: number;

  /** Days from the dispatch until the rest is due. */
  @Property({ type: 'smallint' })
  restDays!: number;
}
