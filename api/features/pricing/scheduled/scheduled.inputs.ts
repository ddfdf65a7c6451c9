import { IsDate, IsOptional, Length, IsString, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { IsIdempotencyKey } from '../../../shared/idempotency-key.js';
import { pageOf } from '../../../shared/page.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { Payload } from '../../../shared/user-error.js';
import { PriceChange, PriceChangeInput, IsIds } from '../../catalogue/staff/price-change.inputs.js';
import { AdminProductFilter } from '../../catalogue/staff/product-list.inputs.js';
import { PriceSums, ScheduledPriceChange } from './scheduled-price-change.entity.js';
import { ScheduledPrice } from './scheduled-price.entity.js';

@InputType({
  description:
    'How prices change, and of which products: exactly one of `filter` and `productIds` is required.',
})
export class PreviewPriceChangeInput extends PriceChangeInput {
  @Field(() => AdminProductFilter, {
    nullable: true,
    description:
      'All products that the filter finds; an empty filter finds all products in the shop.',
  })
  @IsOptional()
  @ValidateNested()
  filter?: AdminProductFilter | null;

  @Field(() => [Int], { nullable: true, description: 'At most 500, each once.' })
  @IsOptional()
  @IsIds()
  productIds?: number[] | null;
}

@InputType({
  description:
    'How prices change, and of which products: exactly one of `filter` and `productIds` is required.',
})
export class SchedulePriceChangeInput extends PreviewPriceChangeInput {
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'In the future, at most 366 days ahead; null: now.',
  })
  @IsOptional()
  @IsDate()
  at?: Date | null;

  @Field(() => String, { defaultValue: '', description: 'Why, for staff; at most 300 characters.' })
  @IsText(0, 300)
  note: string = '';

  @Field(() => String, {
    description:
      'The value of `seen` in the preview; CHANGED_MEANWHILE where the preview would differ now.',
  })
  @IsString()
  @Length(1, 100)
  seen!: string;

  @Field(() => String, {
    nullable: true,
    description:
      '1-255 printable characters, no space at either end. The same key of the same caller gives the same ' +
      'change; IDEMPOTENCY_KEY_REUSED with other prices, another time or another note.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType()
export class CancelPriceChangeInput {
  @Field(() => Int)
  @IsId()
  id!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How a change would change prices.' })
export class PriceChangePreview {
  @Field(() => Int, { description: 'How many products were found.' })
  productCount!: number;

  @Field(() => Int, { description: 'How many of them would get another price.' })
  changedCount!: number;

  @Field(() => Int, { description: 'How many of them are also in another scheduled change.' })
  scheduledCount!: number;

  @Field(() => PriceSums)
  sums!: PriceSums;

  @Field(() => [PriceChange], { description: 'The first 20 by name.' })
  examples!: PriceChange[];

  @Field(() => String, {
    description: 'Identifies the previewed products and prices, for schedulePriceChange.',
  })
  seen!: string;
}

@ObjectType({ simpleResolvers: true })
export class PriceChangePreviewPayload extends Payload {
  @Field(() => PriceChangePreview, {
    nullable: true,
    description: 'Null where the request was refused.',
  })
  preview!: PriceChangePreview | null;
}

@ObjectType({ simpleResolvers: true })
export class ScheduledPriceChangePayload extends Payload {
  @Field(() => ScheduledPriceChange, {
    nullable: true,
    description:
      'The change as it is now, also where the request was refused; null where there is no such change.',
  })
  priceChange!: ScheduledPriceChange | null;
}

@ObjectType({ simpleResolvers: true })
export class ScheduledPriceChangeList extends pageOf(
  () => ScheduledPriceChange,
  'The last to take effect first.',
) {}

@ObjectType({ simpleResolvers: true })
export class ScheduledPriceList extends pageOf(() => ScheduledPrice) {}
