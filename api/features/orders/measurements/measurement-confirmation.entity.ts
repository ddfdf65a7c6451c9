import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Entity,
  Enum,
  ManyToOne,
  OneToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Fact } from '#engine/goods/configuration/facts';
import {
  MEASUREMENT_SOURCES,
  type MeasurementSource,
} from '#engine/trade/shop/measurement-sources';
import { MAX_STATUS_REASON } from '#engine/trade/shop/order-status';
import { User } from '../../../identity/user.entity.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { OrderLine } from '../order-line.entity.js';
import { Order } from '../order.entity.js';

const MeasurementSourceEnum = registerEnum(MEASUREMENT_SOURCES, {
  name: 'MeasurementSource',
  description:
    'protocol: measured at the customer; phone: confirmed by telephone; release: not confirmed, but staff let the ' +
    'goods be made, with a reason.',
});

/** Who vouches for the measurements of a line; a line with other goods is a new one, and has none. */
@ObjectType({
  simpleResolvers: true,
  description: 'Who vouches for the measurements of a line of an order.',
})
@Entity()
export class MeasurementConfirmation {
  [OptionalProps]?: 'at';

  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Order, { ref: true, index: true })
  order!: Ref<Order>;

  @OneToOne(() => OrderLine, { ref: true, owner: true, deleteRule: 'cascade' })
  line!: Ref<OrderLine>;

  @Field(() => MeasurementSourceEnum)
  @Enum({ items: () => [...MEASUREMENT_SOURCES] })
  source!: MeasurementSource;

  @Field(() => String, {
    description: 'What was said on the telephone, or why the goods are released; may be empty.',
  })
  @Property({ type: 'string', length: MAX_STATUS_REASON })
  reason!: string;

  /** What was unconfirmed before, as it was shown; empty for a release, which confirms nothing. */
  @Property({ type: 'json' })
  facts!: Fact[];

  /** Null for a protocol that nobody signed in has sent. */
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  author!: Ref<User> | null;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at: Date = new Date();
}
