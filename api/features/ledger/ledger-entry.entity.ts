import { BigIntType, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  OneToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import {
  ENTRY_KINDS,
  type EntryKind,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#engine/trade/shop/payment-labels';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { OrderAccount } from './order-account.entity.js';

export const EntryKindEnum = registerEnum(ENTRY_KINDS, {
  name: 'LedgerEntryKind',
  description:
    'paid and refunded move money; paid_reversed and refund_reversed take back such an entry that was booked ' +
    'in error; the other kinds record requests and failures, which move no money.',
});
export const PaymentMethodEnum = registerEnum(PAYMENT_METHODS, {
  name: 'PaymentMethod',
  description:
    'transfer: by bank transfer; online: at a payment provider; opening: settled before the ledger existed.',
});

/**
 * An entry of the ledger. The database refuses to delete or change entries, except that retention may remove the note.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'An entry of the ledger of payments; entries are only added.',
})
@Entity()
@Index({ properties: ['account', 'id'] })
@Index({ properties: ['valueDay', 'id'] })
@Unique({ properties: ['method', 'reference', 'kind'] })
@Check({
  name: 'ledger_entry_values',
  expression: `amount > 0 and method in ('transfer', 'online', 'opening') and kind in ('requested', 'paid', 'failed', 'refund_requested', 'refund_failed', 'refunded', 'paid_reversed', 'refund_reversed') and (kind in ('paid_reversed', 'refund_reversed')) = (reverses_id is not null)`,
})
export class LedgerEntry {
  @Field(() => ID)
  @PrimaryKey({ type: new BigIntType('string') })
  readonly id!: string;

  @ManyToOne(() => OrderAccount, { ref: true, index: false, fieldName: 'order_id' })
  account!: Ref<OrderAccount>;

  @Field(() => EntryKindEnum)
  @Property({ type: 'string', length: 16 })
  kind!: EntryKind;

  @Field(() => Decimal, {
    description: 'Above zero; the kind says in which direction the money moves.',
  })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  @Field(() => PaymentMethodEnum)
  @Property({ type: 'string', length: 10 })
  method!: PaymentMethod;

  @Field(() => String, {
    description:
      'The identifier given by the bank, the provider or the client; each kind of entry is booked once for it.',
  })
  @Property({ type: 'string', length: 100 })
  reference!: string;

  @Field(() => String, { description: 'The day in Poland on which the money moved: "2026-11-25".' })
  @Property({ type: 'date' })
  valueDay!: string;

  @Field(() => DateTimeISO, { description: 'When it was booked.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at!: Date;

  /** Null where no member of staff booked it. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false, deleteRule: 'no action' })
  actor!: Ref<User> | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 500, nullable: true })
  note!: string | null;

  /** The entry that this one reverses; null for all kinds but reversals. */
  @OneToOne(() => LedgerEntry, { ref: true, nullable: true, deleteRule: 'no action' })
  reverses!: Ref<LedgerEntry> | null;
}
