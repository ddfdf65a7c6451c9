import { IsInHundredths } from '../../../shared/input/hundredths.js';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Decimal } from '../../../shared/scalars.js';
import { UserError } from '../../../shared/user-error.js';
import { IsIds, MAX_PRODUCTS } from './product-ids.js';

const PRICE_ROUNDINGS = ['grosz', 'zloty', 'ten_zloty', 'nines'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];
export const PriceRoundingEnum = Object.fromEntries(PRICE_ROUNDINGS.map((it) => [it, it]));
registerEnumType(PriceRoundingEnum, {
  name: 'PriceRounding',
  description: 'Halves go up. nines: to the nearest whole amount that ends in 9 zł.',
});

/** Either a percentage or an amount. */
@InputType()
export abstract class PriceChangeInput {
  @Field(() => Float, { nullable: true, description: 'Two places at most; negative: cheaper.' })
  @IsOptional()
  @IsInHundredths()
  @Min(-100)
  @Max(1000)
  percent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'In złoty, two places at most; negative: cheaper.',
  })
  @IsOptional()
  @IsInHundredths()
  @Min(-1_000_000)
  @Max(1_000_000)
  amount?: number | null;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether the base price changes.' })
  @IsBoolean()
  basePrice: boolean = true;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether the price per m² changes.' })
  @IsBoolean()
  pricePerSqm: boolean = true;

  @Field(() => PriceRoundingEnum, { defaultValue: 'zloty' })
  @IsIn(PRICE_ROUNDINGS)
  rounding: PriceRounding = 'zloty';
}

@InputType()
export class PreviewPricesInput extends PriceChangeInput {
  @Field(() => [Int], { description: 'At most 500.' })
  @IsIds()
  productIds!: number[];
}

@InputType()
export class SeenProductInput {
  @Field(() => Int)
  @IsInt()
  id!: number;

  @Field(() => Int, { description: 'The version from the preview.' })
  @IsInt()
  version!: number;
}

@InputType()
export class ChangePricesInput extends PriceChangeInput {
  @Field(() => [SeenProductInput], { description: 'At most 500.' })
  @IsArray()
  @ArrayMaxSize(MAX_PRODUCTS)
  @ArrayUnique(({ id }: SeenProductInput) => id)
  @ValidateNested({ each: true })
  products!: SeenProductInput[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Prices of one product before and after a change.',
})
export class PriceChange {
  @Field(() => Int)
  productId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => Decimal)
  oldBasePrice!: string;

  @Field(() => Decimal)
  newBasePrice!: string;

  @Field(() => Decimal, { nullable: true })
  oldPricePerSqm!: string | null;

  @Field(() => Decimal, { nullable: true })
  newPricePerSqm!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class PriceChangesPayload {
  @Field(() => [PriceChange])
  changes!: PriceChange[];

  @Field(() => [UserError])
  userErrors!: UserError[];
}
