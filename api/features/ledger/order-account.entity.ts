import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * The stages of an order that matter for its payment: placed (nothing is due yet), agreed (the term of the deposit
 * runs), ready (the term of the rest runs, too), delivered (as ready; the whole sale can be invoiced although it is not
 * paid), cancelled (nothing is owed).
 */
export type AccountStage = 'placed' | 'agreed' | 'ready' | 'delivered' | 'cancelled';

/**
 * What an order costs and what is paid of it. Whatever changes the money of an order locks this row, which also stores
 * the sums by which orders are listed, and the order's own terms of payment: the shop's when it was placed, or those of
 * the accepted offer.
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
@Index({
  name: 'order_account_invoice_index',
  expression:
    'create index "order_account_invoice_index" on "order_account" ("order_id") where awaits_invoice',
})
@Check({
  name: 'order_account_values',
  expression: `total >= 0 and stage in ('placed', 'agreed', 'ready', 'delivered', 'cancelled')`,
})
@Check({
  name: 'order_account_terms',
  expression:
    'deposit_percent >= 0 and deposit_percent <= 100 and deposit_days >= 0 and deposit_days <= 365 and rest_days >= 0 and rest_days <= 365',
})
export class OrderAccount {
  [OptionalProps]?:
    | 'stage'
    | 'paid'
    | 'outstanding'
    | 'nextDue'
    | 'invoiced'
    | 'hasFinalInvoice'
    | 'invoiceRequestedOn'
    | 'awaitsInvoice';

  /** Id of the order. */
  @PrimaryKey({ type: 'integer', fieldName: 'order_id', autoincrement: false })
  readonly id!: number;

  /** The price of the order. It is kept when the order is cancelled, although nothing is owed then. */
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  total!: string;

  /** Sum of the payments minus the refunds, as in the ledger; negative where more was refunded than paid. */
  @Property({ type: 'decimal', precision: 12, scale: 2, default: '0' })
  paid: string = '0.00';

  @Property({ type: 'string', length: 10, default: 'placed' })
  stage: AccountStage = 'placed';

  /** What is still owed; below zero: what is to be refunded. A generated column. */
  @Property({
    type: 'decimal',
    precision: 12,
    scale: 2,
    lazy: true,
    nullable: true,
    generated: `(((case when ((stage)::text = 'cancelled'::text) then (0)::numeric else total end) - paid)) stored`,
  })
  outstanding?: string;

  /**
   * The earliest due day of an instalment that is not fully paid; null where none has a due day, and for a cancelled
   * order.
   */
  @Property({ type: 'date', nullable: true })
  nextDue: string | null = null;

  /** Whether the buyer is a company. A company gets its invoices without asking for them. */
  @Property({ type: 'boolean' })
  isForCompany!: boolean;

  /**
   * The gross sum of the order's invoices in force with their corrections; null where it has never had an invoice, or
   * they were deleted at the end of their retention period.
   */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  invoiced: string | null = null;

  /** Whether the only or the final invoice of the sale is in force. */
  @Property({ type: 'boolean', default: false })
  hasFinalInvoice: boolean = false;

  /** The day in Poland on which the customer first asked for an invoice; null where nobody asked. */
  @Property({ type: 'date', nullable: true })
  invoiceRequestedOn: string | null = null;

  /**
   * Whether an invoice is to be issued now, by the rule of `nextInvoice`: for a company, and for a consumer who has
   * asked for it or has had a first invoice. A generated column.
   */
  @Property({
    type: 'boolean',
    lazy: true,
    nullable: true,
    generated: `((is_for_company or (invoiced is not null) or (invoice_requested_on is not null)) and (not has_final_invoice) and ((stage)::text <> 'cancelled'::text) and (coalesce(invoiced, (0)::numeric) < total) and ((coalesce(invoiced, (0)::numeric) < paid) or ((stage)::text = 'delivered'::text))) stored`,
  })
  awaitsInvoice?: boolean;

  @Property({ type: 'smallint' })
  depositPercent!: number;

  /** Days from the confirmation until the deposit, or a single payment that counts as one, is due. */
  @Property({ type: 'smallint' })
  depositDays!: number;

  /** Days from the dispatch until the rest, or a single payment that is no deposit, is due. */
  @Property({ type: 'smallint' })
  restDays!: number;
}
