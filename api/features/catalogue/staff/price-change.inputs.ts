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
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { IsId } from '../../../shared/id.js';
import { IsInHundredths } from '../../../shared/input/hundredths.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { Decimal } from '../../../shared/scalars.js';
import { Payload } from '../../../shared/user-error.js';

const MAX_PRODUCTS = 500;

/** Validates a list of ids of different products, at most 500. */
export function IsIds(): PropertyDecorator {
  return (target, name) => {
    const rules = [IsArray(), ArrayMaxSize(MAX_PRODUCTS), ArrayUnique(), IsId({ each: true })];
    for (const rule of rules) rule(target, name);
  };
}

const PRICE_ROUNDINGS = ['grosz', 'zloty', 'ten_zloty', 'nines'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];
export const PriceRoundingEnum = registerEnum(PRICE_ROUNDINGS, {
  name: 'PriceRounding',
  description:
    'What new prices are rounded to, halves up. nines: to the nearest whole amount that ends in 9 zł.',
});

/** A change of prices by either a percentage or an amount. */
@InputType()
export abstract class PriceChangeInput {
  @Field(() => Float, {
    nullable: true,
    description:
      'From -100 to 1000, two places at most; negative: prices fall. Exactly one of `percent` and `amount` is ' +
      'required.',
  })
  @IsOptional()
  @IsInHundredths()
  @Min(-100)
  @Max(1000)
  percent?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'In złoty, up to 1000000, two places at most; negative: prices fall.',
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
  @Field(() => [Int], { description: 'At most 500, each once.' })
  @IsIds()
  productIds!: number[];
}

@InputType()
export class SeenProductInput {
  @Field(() => Int)
  @IsInt()
  id!: number;

  @Field(() => Int, { description: 'The `version` in the preview.' })
  @IsInt()
  version!: number;
}

@InputType()
export class ChangePricesInput extends PriceChangeInput {
  @Field(() => [SeenProductInput], { description: 'At most 500, each once.' })
  @IsArray()
  @ArrayMaxSize(MAX_PRODUCTS)
  @ArrayUnique(({ id }: SeenProductInput) => id)
  @ValidateNested({ each: true })
  products!: SeenProductInput[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The prices of a product before and after a change.',
})
export class PriceChange {
  @Field(() => Int)
  productId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'The `version` of the product, which changePrices must send.' })
  version!: number;

  @Field(() => Decimal)
  oldBasePrice!: string;

  @Field(() => Decimal)
  newBasePrice!: string;

  @Field(() => Decimal, { nullable: true, description: 'Null where the product has none.' })
  oldPricePerSqm!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Null where the product has none.' })
  newPricePerSqm!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class PriceChangesPayload extends Payload {
  @Field(() => [PriceChange], { description: 'In the order of the ids; empty after a refusal.' })
  changes!: PriceChange[];
}
