import { IsDate, IsOptional, Length, IsString, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { UserError } from '../../../shared/user-error.js';
import { PriceChange, PriceChangeInput } from '../../catalogue/staff/price-change.inputs.js';
import { IsIds } from '../../catalogue/staff/product-ids.js';
import { AdminProductFilter } from '../../catalogue/staff/product-list.inputs.js';
import { PriceSums, ScheduledPriceChange } from './scheduled-price-change.entity.js';
import { ScheduledPrice } from './scheduled-price.entity.js';

@InputType({
  description: 'Which prices, and how they change: products by a filter or one by one.',
})
export class PreviewPriceChangeInput extends PriceChangeInput {
  @Field(() => AdminProductFilter, {
    nullable: true,
    description: 'All products that it finds; an empty one: all in the shop.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: AdminProductFilter | null;

  @Field(() => [Int], { nullable: true, description: 'In place of a filter; at most 500.' })
  @IsOptional()
  @IsIds()
  productIds?: number[] | null;
}

@InputType()
export class SchedulePriceChangeInput extends PreviewPriceChangeInput {
  @Field(() => DateTimeISO, { nullable: true, description: 'Null: now. At most a year ahead.' })
  @IsOptional()
  @IsDate()
  at?: Date | null;

  @Field(() => String, { defaultValue: '', description: 'Why, for staff; at most 300 characters.' })
  @IsText(0, 300)
  note: string = '';

  @Field(() => String, { description: 'The value of `seen` in the preview.' })
  @IsString()
  @Length(1, 100)
  seen!: string;
}

@InputType()
export class CancelPriceChangeInput {
  @Field(() => Int)
  @IsId()
  id!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What a change would make of prices.' })
export class PriceChangePreview {
  @Field(() => Int, { description: 'How many products it is about.' })
  productCount!: number;

  @Field(() => Int, { description: 'How many of them would cost something else.' })
  changedCount!: number;

  @Field(() => Int, { description: 'How many of them another change waits for.' })
  scheduledCount!: number;

  @Field(() => PriceSums)
  sums!: PriceSums;

  @Field(() => [PriceChange], { description: 'The first 20 by name.' })
  examples!: PriceChange[];

  @Field(() => String, {
    description: 'Names what was previewed: another price or product since, and it is refused.',
  })
  seen!: string;
}

@ObjectType({ simpleResolvers: true })
export class PriceChangePreviewPayload {
  @Field(() => PriceChangePreview, { nullable: true })
  preview!: PriceChangePreview | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}

@ObjectType({ simpleResolvers: true })
export class ScheduledPriceChangePayload {
  @Field(() => ScheduledPriceChange, { nullable: true })
  priceChange!: ScheduledPriceChange | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}

@ObjectType({ simpleResolvers: true })
export class ScheduledPriceChangeList {
  @Field(() => [ScheduledPriceChange], { description: 'The latest first.' })
  items!: ScheduledPriceChange[];

  @Field(() => Int)
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class ScheduledPriceList {
  @Field(() => [ScheduledPrice])
  items!: ScheduledPrice[];

  @Field(() => Int)
  totalCount!: number;
}
