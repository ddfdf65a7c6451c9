import { BigIntType, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { EntryKind, PaymentMethod } from '../../../engine/shop/payment-labels.js';
import { User } from '../auth/user.entity.js';
import { OrderAccount } from './order-account.entity.js';

/** An entry of the book of money; entries are only added, which the database enforces. */
@Entity()
@Index({ properties: ['account', 'id'] })
@Unique({ properties: ['method', 'reference', 'kind'] })
@Check({
  name: 'ledger_entry_values',
  expression: `amount > 0 and method in ('transfer', 'online', 'opening') and kind in ('requested', 'paid', 'failed', 'refund_requested', 'refund_failed', 'refunded')`,
})
export class LedgerEntry {
  @PrimaryKey({ type: new BigIntType('string') })
  readonly id!: string;

  @ManyToOne(() => OrderAccount, { ref: true, index: false, fieldName: 'order_id' })
  account!: Ref<OrderAccount>;

  @Property({ type: 'string', length: 16 })
  kind!: EntryKind;

  /** Above zero; the kind says in which direction it moves. */
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  @Property({ type: 'string', length: 10 })
  method!: PaymentMethod;

  /** What the bank, the provider or the client calls it: each kind of entry is booked once for it. */
  @Property({ type: 'string', length: 100 })
  reference!: string;

  /** The day in Poland on which the money moved, by the bank or the provider: "2026-11-25". */
  @Property({ type: 'date' })
  valueDay!: string;

  /** When it was booked. */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at!: Date;

  /** Null where no member of staff booked it. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false, deleteRule: 'no action' })
  actor!: Ref<User> | null;

  @Property({ type: 'string', length: 500, nullable: true })
  note!: string | null;
}
