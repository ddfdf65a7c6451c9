import { Collection, OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { ORDER_STATUSES, type OrderStatus } from '#engine/trade/shop/order-status';
import { registerEnum } from '../../shared/register-enum.js';
import { RowVersion } from '../../shared/row-version.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { AGREED_AMOUNTS, Agreement } from '../agreements/agreed-version.js';
import { OrderText } from '../agreements/customer-details.js';
import { Cart } from '../cart/cart.entity.js';
import { GivenConsent } from '../consents/consent.payloads.js';
import { ShownText } from '../content/legal/legal-texts.js';
import { OrderVersion } from './changes/order-version.entity.js';
import { OrderNote } from './notes/order-note.entity.js';
import { OrderEvent } from './order-event.entity.js';
import { OrderLine } from './order-line.entity.js';
import { WithdrawalNotice } from './withdrawal/withdrawal-notice.entity.js';

export const OrderStatusEnum = registerEnum(ORDER_STATUSES, {
  name: 'OrderStatus',
  description:
    'Any status can follow any other; from in_production on, the deposit must be paid and the measurements confirmed, see updateOrderStatus.',
});

/** A placed order: a full snapshot, which later changes of the catalogue do not touch. */
@ObjectType({
  simpleResolvers: true,
  description: 'A placed order: a snapshot that later changes of the catalogue do not touch.',
})
@Entity({ tableName: 'customer_order' })
@Index({ properties: ['status', 'createdAt', 'id'] })
@Index({
  name: 'customer_order_created_at_id_index',
  expression:
    'create index "customer_order_created_at_id_index" on "customer_order" ("created_at", "id") include ("status", "total_amount")',
})
@Index({ properties: ['totalAmount', 'id'] })
@Index({ properties: ['visitorId', 'requestFingerprint'] })
@Index({
  name: 'customer_order_customer_index',
  expression:
    'create index "customer_order_customer_index" on "customer_order" (customer_key(customer_email, customer_phone))',
})
@Index({
  name: 'customer_order_search_index',
  expression:
    'create index "customer_order_search_index" on "customer_order" using gin ("search_text" gin_trgm_ops)',
})
@Index({
  name: 'customer_order_customer_phone_index',
  expression:
    'create index "customer_order_customer_phone_index" on "customer_order" ("customer_phone" text_pattern_ops)',
})
@Check({
  name: 'customer_order_term',
  expression:
    '(term_weeks_from is null) = (term_weeks_to is null) and term_weeks_from >= 1 and term_weeks_to >= term_weeks_from and term_weeks_to <= 52',
})
@Check({ name: 'customer_order_amounts', expression: AGREED_AMOUNTS })
export class Order extends Agreement {
  [OptionalProps]?:
    | 'status'
    | 'services'
    | 'discount'
    | 'discountReason'
    | 'termWeeksFrom'
    | 'termWeeksTo'
    | 'usualWeeksFrom'
    | 'usualWeeksTo'
    | 'latestVersion'
    | 'currentVersion'
    | 'consents'
    | 'legalTexts'
    | 'version'
    | 'anonymisedAt'
    | 'createdAt';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @OrderText
  customerName!: string;

  @OrderText
  customerEmail!: string;

  @OrderText
  customerPhone!: string;

  @OrderText
  customerAddress!: string;

  /** Unguessable; opens the customer's own page of the order. */
  @Property({ type: 'string', length: 43 })
  @Unique()
  token!: string;

  /** Whether the request has shown the token or placed the order, so that it may be told the token; not stored. */
  isOwn?: boolean;

  /** The cart from which it was placed; null for the order of an accepted offer, as are the next two columns. */
  @ManyToOne(() => Cart, { ref: true, nullable: true, deleteRule: 'no action' })
  @Unique()
  cart!: Ref<Cart> | null;

  @Property({ type: 'uuid', nullable: true })
  visitorId!: string | null;

  /** SHA-256 of the customer's data and the total that the customer saw: identifies a repeated request. */
  @Property({ type: 'string', length: 64, nullable: true })
  requestFingerprint!: string | null;

  @Field(() => OrderStatusEnum)
  @Enum({ items: () => [...ORDER_STATUSES] })
  status: OrderStatus = 'pending';

  @Property({ type: 'decimal', precision: 12, scale: 2, default: '0.00' })
  override discount: string = '0.00';

  @Field(() => Int, {
    nullable: true,
    description:
      'The fewest weeks from the accepted offer to the delivery: 1-52; null where the usual term of the shop applies.',
  })
  @Property({ type: 'smallint', nullable: true })
  termWeeksFrom: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The most weeks from the accepted offer to the delivery: 1-52; null where termWeeksFrom is.',
  })
  @Property({ type: 'smallint', nullable: true })
  termWeeksTo: number | null = null;

  @Field(() => Int, {
    description:
      'The fewest weeks from an order to its delivery that were usual when it was placed.',
  })
  @Property({ type: 'smallint', default: 2 })
  usualWeeksFrom: number = 2;

  @Field(() => Int, {
    description: 'The most weeks from an order to its delivery that were usual when it was placed.',
  })
  @Property({ type: 'smallint', default: 4 })
  usualWeeksTo: number = 4;

  @OneToMany(() => OrderLine, (line) => line.order, { orderBy: { position: 'asc' } })
  lines = new Collection<OrderLine>(this);

  /** The number of the latest version; 1 while no change was proposed. */
  @Property({ type: 'integer', default: 1 })
  latestVersion: number = 1;

  @Field(() => Int, {
    description: 'The number of the version that is in force; 1 while the order was never changed.',
  })
  @Property({ type: 'integer', default: 1 })
  currentVersion: number = 1;

  /** Empty until the first change or proposal, which also stores version 1, the order as it was placed. */
  @OneToMany(() => OrderVersion, (version) => version.order, { orderBy: { number: 'asc' } })
  versions = new Collection<OrderVersion>(this);

  @OneToMany(() => OrderEvent, (event) => event.order, { orderBy: { id: 'asc' } })
  history = new Collection<OrderEvent>(this);

  @OneToMany(() => WithdrawalNotice, (notice) => notice.order, { orderBy: { receivedAt: 'asc' } })
  withdrawals = new Collection<WithdrawalNotice>(this);

  @OneToMany(() => OrderNote, (note) => note.order, { orderBy: { id: 'asc' } })
  notes = new Collection<OrderNote>(this);

  @Field(() => [GivenConsent], {
    description: 'The consents that the customer gave with the order.',
  })
  @Property({ type: 'json', defaultRaw: `'[]'` })
  consents: GivenConsent[] = [];

  @Field(() => [ShownText], {
    description:
      'The legal texts that the shop showed on the day of the order; empty for orders of earlier versions of the shop.',
  })
  @Property({ type: 'json', defaultRaw: `'[]'` })
  legalTexts: ShownText[] = [];

  @RowVersion
  version!: number;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      "When the customer's data were deleted, at the end of their retention period; null before that.",
  })
  @Property({ type: 'datetime', nullable: true })
  anonymisedAt: Date | null = null;

  /** Name, e-mail, phone and address of the customer, normalised by `search_key()`; a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || customer_address)) stored`,
  })
  searchText?: string;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Whether the buyer is a company: the order has a tax number. */
export const isForCompany = ({ companyTaxNumber }: Pick<Order, 'companyTaxNumber'>): boolean =>
  Boolean(companyTaxNumber);
