import { Collection, OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { keysOf } from '#engine/trade/fields/pick';
import {
  LOST_REASON_LABELS,
  type LostReason,
  OFFER_STATES,
  type OfferState,
} from '#engine/trade/shop/offers';
import { User } from '../../identity/user.entity.js';
import { registerEnum } from '../../shared/register-enum.js';
import { RowVersion } from '../../shared/row-version.js';
import { DateTimeISO, Decimal } from '../../shared/scalars.js';
import { OfferDetails } from '../agreements/customer-details.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Order } from '../orders/order.entity.js';
import { OfferEvent } from './offer-event.entity.js';
import { OfferVersion } from './offer-version.entity.js';
import { OfferQuestion } from './questions/offer-question.entity.js';

export const OfferStateEnum = registerEnum(OFFER_STATES, {
  name: 'OfferState',
  description:
    'draft: never sent; sent: it can be accepted; expired: it was sent, and its last day has passed; lost: the ' +
    'customer has declined it, or staff have closed it.',
});

export const LOST_REASONS = keysOf(LOST_REASON_LABELS);
export const LostReasonEnum = registerEnum(LOST_REASONS, {
  name: 'OfferLostReason',
  description:
    'price: too high; competitor: bought elsewhere; term: the date of delivery; resigned: no longer wanted; ' +
    'no_answer: the customer did not answer; other: see the note.',
});

/** A state that is stored; `expired` is not, because `stateOf` computes it from the time. */
type StoredState = Exclude<OfferState, 'expired'>;
const STORED_STATES = OFFER_STATES.filter((state): state is StoredState => state !== 'expired');

/**
 * An offer to a customer. Whatever changes an offer locks this row. What is offered is in the versions; the total, last
 * day and customer of the current one are copied here for lists.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'An offer to a customer; what is offered is in its versions.',
})
@Entity()
@Index({ properties: ['state', 'createdAt', 'id'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['totalAmount', 'id'] })
@Index({ properties: ['validUntil', 'id'] })
@Index({ properties: ['sentAt'] })
@Index({
  name: 'offer_customer_index',
  expression:
    'create index "offer_customer_index" on "offer" (customer_key(customer_email, customer_phone))',
})
@Index({
  name: 'offer_search_index',
  expression: 'create index "offer_search_index" on "offer" using gin ("search_text" gin_trgm_ops)',
})
@Check({
  name: 'offer_values',
  expression: `total_amount >= 0 and ((state = 'accepted') = (order_id is not null)) and ((state = 'lost') = (lost_reason is not null))`,
})
export class Offer extends OfferDetails {
  [OptionalProps]?:
    | 'state'
    | 'order'
    | 'latestVersion'
    | 'currentVersion'
    | 'sentAt'
    | 'openedAt'
    | 'askedAt'
    | 'acceptedAt'
    | 'lostReason'
    | 'lostNote'
    | 'version'
    | 'createdAt'
    | 'updatedAt';

  @Field(() => Int, { description: 'Its number, as in "Oferta nr 12".' })
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  /** Unguessable; opens the customer's own page of the offer. */
  @Property({ type: 'string', length: 43 })
  @Unique()
  token!: string;

  /** Whether the request has shown the token, so that it may be told it; not stored. */
  isOwn?: boolean;

  @Enum({ items: () => STORED_STATES })
  state: StoredState = 'draft';

  /** The inquiry that it answers; null where it answers none, or the inquiry was deleted. */
  @ManyToOne(() => Inquiry, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  inquiry!: Ref<Inquiry> | null;

  /** The order that was made when it was accepted; null before that. */
  @OneToOne(() => Order, { ref: true, nullable: true, owner: true })
  order: Ref<Order> | null = null;

  /** The member of staff who prepared it. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  author!: Ref<User> | null;

  /** The number of the latest version, which may be a draft. */
  @Property({ type: 'integer', default: 1 })
  latestVersion: number = 1;

  @Field(() => Int, {
    description:
      'The number of the current version: the accepted one, otherwise the one sent last, and before that the draft.',
  })
  @Property({ type: 'integer', default: 1 })
  currentVersion: number = 1;

  @Field(() => Decimal, { description: 'Of the current version.' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  totalAmount!: string;

  @Field(() => String, {
    description:
      'The last day in Poland on which the current version can be accepted: "2026-12-09".',
  })
  @Property({ type: 'date' })
  validUntil!: string;

  @OneToMany(() => OfferVersion, (version) => version.offer, { orderBy: { number: 'asc' } })
  versions = new Collection<OfferVersion>(this);

  @OneToMany(() => OfferQuestion, (question) => question.offer, { orderBy: { id: 'asc' } })
  questions = new Collection<OfferQuestion>(this);

  @OneToMany(() => OfferEvent, (event) => event.offer, { orderBy: { id: 'asc' } })
  history = new Collection<OfferEvent>(this);

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was first sent; null before that.',
  })
  @Property({ type: 'datetime', nullable: true })
  sentAt: Date | null = null;

  /** When the customer first opened its page; null before that. */
  @Property({ type: 'datetime', nullable: true })
  openedAt: Date | null = null;

  /** When the customer first asked a question about it; null before that. */
  @Property({ type: 'datetime', nullable: true })
  askedAt: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true })
  @Property({ type: 'datetime', nullable: true })
  acceptedAt: Date | null = null;

  @Enum({ items: () => LOST_REASONS, nullable: true })
  lostReason: LostReason | null = null;

  /** What the customer wrote when declining it, or staff when closing it; null otherwise. */
  @Property({ type: 'string', length: 1000, nullable: true })
  lostNote: string | null = null;

  /** Name, e-mail, phone, address and company of the customer, normalised by `search_key()`; a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(coalesce(customer_name, '') || ' ' || coalesce(customer_email, '') || ' ' || coalesce(customer_phone, '') || ' ' || coalesce(customer_address, '') || ' ' || coalesce(company_name, ''))) stored`,
  })
  searchText?: string;

  @RowVersion
  version!: number;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
