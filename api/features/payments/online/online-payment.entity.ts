import { randomUUID } from 'node:crypto';
import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { InstalmentKind } from '#engine/trade/shop/payment-labels';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { Order } from '../../orders/order.entity.js';

const ONLINE_PAYMENT_STATES = ['open', 'paid', 'failed'] as const;
export type OnlinePaymentState = (typeof ONLINE_PAYMENT_STATES)[number];

const OnlinePaymentStateEnum = registerEnum(ONLINE_PAYMENT_STATES, {
  name: 'OnlinePaymentState',
  description:
    'open: it can be paid, or its payment is not confirmed yet; paid: the money is booked; failed: nothing was paid in time.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'A payment that a customer has started at the payment provider.',
})
@Entity()
@Index({ properties: ['order', 'createdAt'] })
@Index({
  name: 'online_payment_check_at_index',
  expression:
    'create index "online_payment_check_at_index" on "online_payment" ("check_at") where check_at is not null',
})
@Index({
  name: 'online_payment_doubt_at_index',
  expression:
    'create index "online_payment_doubt_at_index" on "online_payment" ("doubt_at") where doubt_at is not null',
})
@Check({
  name: 'online_payment_values',
  expression: `amount > 0 and state in ('open', 'paid', 'failed') and instalment in ('deposit', 'rest', 'whole')`,
})
export class OnlinePayment {
  [OptionalProps]?:
    | 'state'
    | 'token'
    | 'createdAt'
    | 'doubtAt'
    | 'reportedAmount'
    | 'reportedReference';

  /** Also the id under which the payment is registered at the provider. */
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @ManyToOne(() => Order, { ref: true, index: false })
  order!: Ref<Order>;

  @Property({ type: 'string', length: 10 })
  instalment!: InstalmentKind;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  /** The code of the payment provider: "przelewy24". */
  @Property({ type: 'string', length: 20 })
  provider!: string;

  /** The provider's token of the payment; null until the provider has answered the registration. */
  @Property({ type: 'string', length: 200, nullable: true })
  token: string | null = null;

  @Field(() => OnlinePaymentStateEnum)
  @Property({ type: 'string', length: 10, default: 'open' })
  state: OnlinePaymentState = 'open';

  /** The end of the time that the provider was told to allow for the payment. */
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** When the provider is next asked for the result; null once the payment is paid or has failed. */
  @Property({ type: 'datetime', nullable: true })
  checkAt!: Date | null;

  /** Since when staff have to decide whether it was paid; null: they have not. */
  @Property({ type: 'datetime', nullable: true })
  doubtAt: Date | null = null;

  /** What the provider reports as paid, while staff have to decide; null where it confirms no payment. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  reportedAmount: string | null = null;

  /** The provider's id of the reported money. */
  @Property({ type: 'string', length: 20, nullable: true })
  reportedReference: string | null = null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
