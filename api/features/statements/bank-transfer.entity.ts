import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { RowVersion } from '../../shared/row-version.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { Order } from '../orders/order.entity.js';
import { BankStatement } from './bank-statement.entity.js';
import { MATCH_REASONS, type MatchReason } from './matching/match-transfers.js';
import { TEXT_LIMITS } from './reading/statement.js';

export const TRANSFER_STATES = ['booked', 'doubtful', 'unknown', 'set_aside', 'split'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];
export const TransferStateEnum = registerEnum(TRANSFER_STATES, {
  name: 'BankTransferState',
  description:
    'doubtful (it is not certain which order it pays) and unknown (it fits no order) wait for staff; booked: as a ' +
    'payment of an order; set_aside: staff have decided that it pays no order; split: it pays several orders, and ' +
    'each of its parts is a transfer of its own.',
});

export const MatchReasonEnum = registerEnum(MATCH_REASONS, {
  name: 'TransferMatchReason',
  description:
    'What speaks for an order (number_named, number_in_title, whole_amount, instalment_amount, same_payer, ' +
    'similar_payer) and against it (the others). The number of the order is in the title with the word for ' +
    'order (number_named) or alone (number_in_title); booked_by_hand: staff have booked the same amount for about ' +
    'the same day.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'A transfer to the shop, as listed in a bank statement.',
})
@Entity()
@Index({ properties: ['state', 'bookedOn', 'id'] })
@Index({ properties: ['bookedOn', 'id'] })
@Index({
  name: 'bank_transfer_search_index',
  expression:
    'create index "bank_transfer_search_index" on "bank_transfer" using gin ("search_text" gin_trgm_ops)',
})
@Check({
  name: 'bank_transfer_values',
  expression: `amount > 0 and state in ('booked', 'doubtful', 'unknown', 'set_aside', 'split') and ((state = 'booked') = (order_id is not null))`,
})
export class BankTransfer {
  [OptionalProps]?:
    | 'note'
    | 'decidedBy'
    | 'decidedAt'
    | 'order'
    | 'splitFrom'
    | 'reasons'
    | 'version'
    | 'undoneCount';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => BankStatement, { ref: true, index: true, deleteRule: 'no action' })
  statement!: Ref<BankStatement>;

  /**
   * SHA-256 in hexadecimal, as `fingerprintsOf` computes it: a transfer that several statements list is stored once.
   */
  @Property({ type: 'string', length: 64 })
  @Unique()
  fingerprint!: string;

  @Field(() => String, { description: 'The account of the shop.' })
  @Property({ type: 'string', length: TEXT_LIMITS.account + 2 })
  account!: string;

  @Field(() => String, {
    description: 'The day on which the bank booked the transfer: "2026-11-24".',
  })
  @Property({ type: 'date' })
  bookedOn!: string;

  @Field(() => Decimal, { description: 'In `currency`.' })
  @Property({ type: 'decimal', precision: 14, scale: 2 })
  amount!: string;

  @Field(() => String, { description: 'ISO 4217: "PLN".' })
  @Property({ type: 'string', length: 3 })
  currency!: string;

  @Field(() => String, { description: 'Who paid, as the bank writes it; empty if unknown.' })
  @Property({ type: 'string', length: TEXT_LIMITS.partyName })
  partyName!: string;

  @Field(() => String, { description: "The payer's account; empty if unknown." })
  @Property({ type: 'string', length: TEXT_LIMITS.partyAccount + 2 })
  partyAccount!: string;

  @Field(() => String, { description: 'The title of the transfer.' })
  @Property({ type: 'string', length: TEXT_LIMITS.title })
  title!: string;

  @Field(() => String, { description: 'The identifier given by the bank; may be empty.' })
  @Property({ type: 'string', length: TEXT_LIMITS.bankReference })
  bankReference!: string;

  @Field(() => TransferStateEnum)
  @Property({ type: 'string', length: 10 })
  state!: TransferState;

  /** The order for which it is booked as a payment; null while it is not booked. */
  @ManyToOne(() => Order, { ref: true, nullable: true, index: true, deleteRule: 'no action' })
  order: Ref<Order> | null = null;

  /** The transfer of which it is a part; null for one that a statement lists. */
  @ManyToOne(() => BankTransfer, {
    ref: true,
    nullable: true,
    index: true,
    deleteRule: 'no action',
  })
  splitFrom: Ref<BankTransfer> | null = null;

  @Field(() => [MatchReasonEnum], {
    description: 'Why it was booked automatically; otherwise empty.',
  })
  @Property({ type: 'json', defaultRaw: `'[]'` })
  reasons: MatchReason[] = [];

  @Field(() => String, {
    nullable: true,
    description: 'Why it was set aside, or why its booking was reversed; otherwise null.',
  })
  @Property({ type: 'string', length: 500, nullable: true })
  note: string | null = null;

  /**
   * Who last booked it, set it aside or reversed its booking; null where it was booked automatically or not decided on
   * yet.
   */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false, deleteRule: 'no action' })
  decidedBy: Ref<User> | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When it was last booked, set aside, or its booking reversed; null where none of these has happened.',
  })
  @Property({ type: 'datetime', nullable: true })
  decidedAt: Date | null = null;

  /** How often its booking was reversed. */
  @Property({ type: 'smallint', default: 0 })
  undoneCount: number = 0;

  @RowVersion
  version!: number;

  /** Payer, title, account and the bank's reference, normalised by `search_key()`; a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(party_name || ' ' || title || ' ' || party_account || ' ' || bank_reference)) stored`,
  })
  searchText?: string;

  /**
   * The reference of its ledger entry, a new one after each reversal, because the ledger books a payment once for each
   * reference.
   */
  bookingReference(): string {
    return this.undoneCount === 0 ? this.fingerprint : `${this.fingerprint}-${this.undoneCount}`;
  }
}
