import { IsIn, IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GRANULARITIES, type Granularity } from '../../../engine/shop/sales-period.js';
import { IsDay } from '../../shared/day.js';
import { Decimal } from '../../shared/scalars.js';
import { StatusCount } from '../orders/list/order-list.inputs.js';

const GranularityEnum = Object.fromEntries(GRANULARITIES.map((name) => [name, name]));
registerEnumType(GranularityEnum, {
  name: 'SalesGranularity',
  description: 'Weeks begin on Monday.',
});

@InputType({ description: 'A period of whole days in Warsaw, ten years at most.' })
export class SalesReportInput {
  @Field(() => String, { description: 'Its first day: "2026-11-01".' })
  @IsDay()
  from!: string;

  @Field(() => String, { description: 'Its last day, included.' })
  @IsDay()
  to!: string;

  @Field(() => GranularityEnum, {
    nullable: true,
    description:
      'null: by the length of the period; one that would give more than 400 points is refused.',
  })
  @IsOptional()
  @IsIn(GRANULARITIES)
  granularity?: Granularity | null;
}

@ObjectType({ simpleResolvers: true, description: 'Orders and sales of a period of days.' })
export class SalesTotals {
  @Field(() => String, { description: 'First day in Warsaw: "2026-11-01".' })
  from!: string;

  @Field(() => String, { description: 'Last day, included.' })
  to!: string;

  @Field(() => Int, { description: 'Orders placed, whatever their status now.' })
  orderCount!: number;

  @Field(() => Decimal, { description: 'Total of those that are not cancelled.' })
  revenue!: string;
}

@ObjectType({ simpleResolvers: true })
export class ProductSales {
  @Field(() => Int)
  productId!: number;

  @Field(() => String, { description: 'The current name of the product.' })
  name!: string;

  @Field(() => Int)
  pieces!: number;

  @Field(() => Decimal)
  revenue!: string;
}

@ObjectType({ simpleResolvers: true })
export class ColorSales {
  @Field(() => String)
  color!: string;

  @Field(() => Int)
  pieces!: number;

  @Field(() => Decimal)
  revenue!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Sales of a period by the day in Warsaw on which an order was placed; cancelled orders are in no revenue.',
})
export class SalesReport {
  @Field(() => GranularityEnum)
  granularity!: Granularity;

  @Field(() => SalesTotals, { description: 'The whole period.' })
  total!: SalesTotals;

  @Field(() => SalesTotals, { description: 'As many days, directly before the period.' })
  before!: SalesTotals;

  @Field(() => [SalesTotals], {
    description:
      'Every day, week or month of the period, also without orders; the first and the last may be cut short.',
  })
  points!: SalesTotals[];

  @Field(() => [StatusCount], { description: "The current statuses of the period's orders." })
  statuses!: StatusCount[];

  @Field(() => [ProductSales], { description: 'The ten of most revenue; nothing cancelled.' })
  products!: ProductSales[];

  @Field(() => [ColorSales], {
    description: 'Of cloth, louvres or roof: the ten of most pieces; nothing cancelled.',
  })
  colors!: ColorSales[];

  @Field(() => [ColorSales], { description: 'The ten frame colours with the most pieces.' })
  frameColors!: ColorSales[];
}
