import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Category } from '#engine/goods/families/categories';
import { User } from '../../../identity/user.entity.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { DateTimeISO, Decimal } from '../../../shared/scalars.js';
import { CategoryEnum } from '../../catalogue/product.entity.js';
import {
  type PriceRounding,
  PriceRoundingEnum,
} from '../../catalogue/staff/price-change.inputs.js';
import { type ProductState, ProductStateEnum } from '../../catalogue/staff/product-list.inputs.js';

const PRICE_CHANGE_STATES = ['waiting', 'applied', 'cancelled'] as const;
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number];
const PriceChangeStateEnum = registerEnum(PRICE_CHANGE_STATES, {
  name: 'PriceChangeState',
  description: 'waiting: scheduled; applied: it has taken effect.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'How prices change: by a percentage or an amount.',
})
export class PriceRule {
  @Field(() => Float, { nullable: true, description: 'Null where prices change by an amount.' })
  percent!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'In złoty; null where prices change by a percentage.',
  })
  amount!: number | null;

  @Field(() => Boolean, { description: 'Whether base prices change.' })
  basePrice!: boolean;

  @Field(() => Boolean, { description: 'Whether prices per m² change.' })
  pricePerSqm!: boolean;

  @Field(() => PriceRoundingEnum)
  rounding!: PriceRounding;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The filter by which products were chosen; a field that is null does not restrict them.',
})
export class PriceChangeFilter {
  @Field(() => ProductStateEnum)
  state!: ProductState;

  @Field(() => CategoryEnum, { nullable: true })
  category!: Category | null;

  @Field(() => String, { nullable: true })
  text!: string | null;

  @Field(() => Boolean, { nullable: true })
  featured!: boolean | null;

  @Field(() => Decimal, { nullable: true })
  priceFrom!: string | null;

  @Field(() => Decimal, { nullable: true })
  priceTo!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The sums of prices over all products of a change.',
})
export class PriceSums {
  @Field(() => Decimal)
  oldBasePrices!: string;

  @Field(() => Decimal)
  newBasePrices!: string;

  @Field(() => Decimal)
  oldPricesPerSqm!: string;

  @Field(() => Decimal)
  newPricesPerSqm!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A change of product prices at a time to come, or one that has been made. Its products are those that ' +
    'the preview found; the rule is applied to the prices that they have when it takes effect.',
})
@Entity()
@Index({
  name: 'scheduled_price_change_waiting_index',
  expression:
    'create index "scheduled_price_change_waiting_index" on "scheduled_price_change" ("at") where applied_at is null and cancelled_at is null',
})
@Check({
  name: 'scheduled_price_change_ends_once',
  expression: 'applied_at is null or cancelled_at is null',
})
export class ScheduledPriceChange {
  [OptionalProps]?: 'state' | 'createdByName' | 'cancelledByName' | 'skippedCount' | 'createdAt';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => DateTimeISO, {
    description: 'When it is due; a scheduled change takes effect at the next full minute.',
  })
  @Property({ type: 'datetime' })
  at!: Date;

  @Field(() => PriceRule)
  @Property({ type: 'json' })
  rule!: PriceRule;

  @Field(() => PriceChangeFilter, {
    nullable: true,
    description: 'Null: the products were chosen one by one.',
  })
  @Property({ type: 'json', nullable: true })
  filter!: PriceChangeFilter | null;

  @Field(() => Int)
  @Property({ type: 'integer' })
  productCount!: number;

  @Field(() => PriceSums, {
    description:
      'Of the previewed prices; once the change is applied, of the prices as it changed them.',
  })
  @Property({ type: 'json' })
  sums!: PriceSums;

  @Field(() => String, { description: 'Why, for staff.' })
  @Property({ type: 'string', length: 300 })
  note!: string;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  readonly createdAt!: Date;

  @ManyToOne(() => User, { ref: true, index: false, deleteRule: 'no action' })
  createdBy!: Ref<User>;

  @Field(() => DateTimeISO, { nullable: true, description: 'Null where it has not taken effect.' })
  @Property({ type: 'datetime', nullable: true })
  appliedAt: Date | null = null;

  @Field(() => Int, {
    description:
      'How many products kept their prices because the new ones would have been negative or too high.',
  })
  @Property({ type: 'integer', default: 0 })
  skippedCount: number = 0;

  @Field(() => DateTimeISO, { nullable: true, description: 'Null where it was not cancelled.' })
  @Property({ type: 'datetime', nullable: true })
  cancelledAt: Date | null = null;

  @ManyToOne(() => User, { ref: true, nullable: true, index: false, deleteRule: 'no action' })
  cancelledBy: Ref<User> | null = null;

  @Field(() => PriceChangeStateEnum)
  get state(): PriceChangeState {
    if (this.cancelledAt) return 'cancelled';
    return this.appliedAt ? 'applied' : 'waiting';
  }

  @Field(() => String)
  get createdByName(): string {
    return this.createdBy.getEntity().name;
  }

  @Field(() => String, { nullable: true })
  get cancelledByName(): string | null {
    return this.cancelledBy?.getEntity().name ?? null;
  }
}
