import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { CATEGORIES, type Category } from '../../../../engine/families/categories.js';
import { IsAmount } from '../../../shared/amount.js';
import { IsId } from '../../../shared/id.js';
import { Decimal } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { CategoryEnum } from '../product.entity.js';

/** The least and the greatest limit that a size of a product may have, in cm. */
const MIN_SIZE = 10;
const MAX_SIZE = 2000;
const MAX_SPECIFICATIONS = 40;
const MAX_NAMES = 40;

/** Validates a limit of a size, in whole cm. */
function IsSize(): PropertyDecorator {
  return (target, name) => {
    for (const rule of [IsInt(), Min(MIN_SIZE), Max(MAX_SIZE)]) rule(target, name);
  };
}

/** Validates a list of names; whether it may be empty is checked by `productProblems`. */
function IsNames(): PropertyDecorator {
  return (target, name) => {
    const each = { each: true };
    for (const rule of [IsArray(), ArrayMaxSize(MAX_NAMES), IsText(1, 40, each)])
      rule(target, name);
  };
}

@InputType()
export class SpecificationInput {
  @Field(() => String, { description: '1-100 characters' })
  @IsText(1, 100)
  name!: string;

  @Field(() => String, { description: '1-500 characters' })
  @IsText(1, 500)
  value!: string;
}

@InputType()
abstract class OptionalProductFields {
  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  @IsOptional()
  @IsText(0, 100)
  subcategory?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A path of the shop, such as the `imageUrl` in the answer of POST /api/admin/pictures; null: the ' +
      'to-scale drawing.',
  })
  @IsOptional()
  @IsText(0, 500)
  imageUrl?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is a bestseller.' })
  @IsOptional()
  @IsBoolean()
  featured?: boolean | null;

  @Field(() => [SpecificationInput], {
    nullable: true,
    description:
      'At most 40, in the order of the product page; of the first three, the product card shows the first that ' +
      'is no size.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_SPECIFICATIONS)
  @ValidateNested({ each: true })
  specifications?: SpecificationInput[] | null;

  @Field(() => Decimal, {
    nullable: true,
    description:
      'Added for each m² of the area, at most 10000.00; null: the area does not change the price.',
  })
  @IsOptional()
  @IsAmount()
  pricePerSqm?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'cm, 10-2000; null: the limit of the category.',
  })
  @IsOptional()
  @IsSize()
  minHeight?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'cm, 10-2000; null: the limit of the category.',
  })
  @IsOptional()
  @IsSize()
  maxHeight?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'cm, 10-2000; null: the limit of the category.',
  })
  @IsOptional()
  @IsSize()
  minProjection?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'cm, 10-2000; null: the limit of the category.',
  })
  @IsOptional()
  @IsSize()
  maxProjection?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Codes of variants of the category, the default first; null: all of them.',
  })
  @IsOptional()
  @IsNames()
  availableVariants?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The code of a fabric collection of the category, which must have all of the colours; null: none.',
  })
  @IsOptional()
  @IsText(0, 40)
  fabricCollection?: string | null;
}

@InputType({ description: 'A new product.' })
export class CreateProductInput extends OptionalProductFields {
  @Field(() => String, { description: '2-200 characters' })
  @IsText(2, 200)
  name!: string;

  @Field(() => String, { description: '1-10000 characters' })
  @IsText(1, 10_000)
  description!: string;

  @Field(() => CategoryEnum)
  @IsIn(CATEGORIES)
  category!: Category;

  @Field(() => Decimal, {
    description: 'The part of the price that does not depend on the size, at most 1000000.00.',
  })
  @IsAmount()
  basePrice!: string;

  @Field(() => Int, { description: 'cm, 10-2000' })
  @IsSize()
  minWidth!: number;

  @Field(() => Int, { description: 'cm, 10-2000' })
  @IsSize()
  maxWidth!: number;

  @Field(() => [String], {
    description: '1-40 names of `colors`, for the fabric, the slats or the roof.',
  })
  @IsNames()
  availableColors!: string[];

  @Field(() => [String], { description: '1-40 names of `colors`, for the frame.' })
  @IsNames()
  availableFrameColors!: string[];
}

/** The fields of a product that can be changed; absent ones stay as they are. */
@InputType()
export class ProductFields extends OptionalProductFields {
  @Field(() => String, { nullable: true, description: '2-200 characters' })
  @IsOptional()
  @IsText(2, 200)
  name?: string | null;

  @Field(() => String, { nullable: true, description: '1-10000 characters' })
  @IsOptional()
  @IsText(1, 10_000)
  description?: string | null;

  @Field(() => CategoryEnum, { nullable: true })
  @IsOptional()
  @IsIn(CATEGORIES)
  category?: Category | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'The part of the price that does not depend on the size, at most 1000000.00.',
  })
  @IsOptional()
  @IsAmount()
  basePrice?: string | null;

  @Field(() => Int, { nullable: true, description: 'cm, 10-2000' })
  @IsOptional()
  @IsSize()
  minWidth?: number | null;

  @Field(() => Int, { nullable: true, description: 'cm, 10-2000' })
  @IsOptional()
  @IsSize()
  maxWidth?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: '1-40 names of `colors`, for the fabric, the slats or the roof.',
  })
  @IsOptional()
  @IsNames()
  availableColors?: string[] | null;

  @Field(() => [String], { nullable: true, description: '1-40 names of `colors`, for the frame.' })
  @IsOptional()
  @IsNames()
  availableFrameColors?: string[] | null;
}

@InputType({
  description:
    'Fields that are left out are not changed. null empties a field that may be empty, and does not change others.',
})
export class UpdateProductInput extends ProductFields {
  @Field(() => Int)
  @IsId()
  id!: number;

  @Field(() => Int, {
    description: 'The `version` that was read; CHANGED_MEANWHILE if it is no longer current.',
  })
  @IsInt()
  version!: number;
}
