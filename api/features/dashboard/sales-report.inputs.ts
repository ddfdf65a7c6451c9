import { IsIn, IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { GRANULARITIES, type Granularity } from '#engine/trade/shop/sales-period';
import { IsDay } from '../../shared/day.js';
import { registerEnum } from '../../shared/register-enum.js';
import { Decimal } from '../../shared/scalars.js';
import { StatusCount } from '../orders/list/order-list.inputs.js';

const GranularityEnum = registerEnum(GRANULARITIES, {
  name: 'SalesGranularity',
  description: 'Weeks begin on Monday.',
});

@InputType({ description: 'A period of whole days in Poland, at most ten years.' })
export class SalesReportInput {
  @Field(() => String, { description: 'Its first day: "2026-11-01".' })
  @IsDay()
  from!: string;

  @Field(() => String, { description: 'Its last day, included: "2026-11-30".' })
  @IsDay()
  to!: string;

  @Field(() => GranularityEnum, {
    nullable: true,
    description:
      'Null: days for up to 31 days, weeks for up to 182 days, otherwise months. At most 400 days or weeks; ' +
      'else BAD_USER_INPUT.',
  })
  @IsOptional()
  @IsIn(GRANULARITIES)
  granularity?: Granularity | null;
}

@ObjectType({ simpleResolvers: true, description: 'The orders and sales of a period of days.' })
export class SalesTotals {
  @Field(() => String, { description: 'The first day in Poland: "2026-11-01".' })
  from!: string;

  @Field(() => String, { description: 'The last day, included: "2026-11-30".' })
  to!: string;

  @Field(() => Int, { description: 'Orders placed, cancelled ones included.' })
  orderCount!: number;

  @Field(() => Decimal, { description: 'The sum of the orders that are not cancelled.' })
  revenue!: string;
}

const BEFORE_DISCOUNT = 'The sum of the lines, before the discounts of their orders.';

@ObjectType({ simpleResolvers: true })
export class ProductSales {
  @Field(() => Int)
  productId!: number;

  @Field(() => String, { description: 'The current name of the product.' })
  name!: string;

  @Field(() => Int)
  pieces!: number;

  @Field(() => Decimal, { description: BEFORE_DISCOUNT })
  revenue!: string;
}

@ObjectType({ simpleResolvers: true })
export class ColorSales {
  @Field(() => String)
  color!: string;

  @Field(() => Int)
  pieces!: number;

  @Field(() => Decimal, { description: BEFORE_DISCOUNT })
  revenue!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The sales of a period, by the day in Poland on which an order was placed. Revenue is without cancelled orders.',
})
export class SalesReport {
  @Field(() => GranularityEnum)
  granularity!: Granularity;

  @Field(() => SalesTotals, { description: 'The whole period.' })
  total!: SalesTotals;

  @Field(() => SalesTotals, { description: 'The same number of days directly before the period.' })
  before!: SalesTotals;

  @Field(() => [SalesTotals], {
    description:
      'Every day, week or month of the period, also without orders; the first and the last may be incomplete.',
  })
  points!: SalesTotals[];

  @Field(() => [StatusCount], { description: "The current statuses of the period's orders." })
  statuses!: StatusCount[];

  @Field(() => [ProductSales], {
    description: 'The ten products with the most revenue, without cancelled orders.',
  })
  products!: ProductSales[];

  @Field(() => [ColorSales], {
    description:
      'The ten colours of fabric, slats or roof with the most pieces, without cancelled orders.',
  })
  colors!: ColorSales[];

  @Field(() => [ColorSales], {
    description: 'The ten frame colours with the most pieces, without cancelled orders.',
  })
  frameColors!: ColorSales[];
}
