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
import { PRODUCT_CATEGORIES, type Category } from '#engine/goods/families/categories';
import {
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFieldName,
} from '#engine/trade/fields/product-fields';
import { IsId } from '../../../shared/id.js';
import { IsAmount } from '../../../shared/input/amount.js';
import { ListOf } from '../../../shared/input/list-of.js';
import { Decimal } from '../../../shared/scalars.js';
import { IsText } from '../../../shared/text.js';
import { FurtherPicture } from '../further-picture.js';
import { ProductTexts } from '../product-texts.js';
import { CategoryEnum } from '../product.entity.js';

/** The least and the greatest limit that a size of a product may have, in cm. */
const MIN_SIZE = 10;
const MAX_SIZE = 2000;
const MAX_SPECIFICATIONS = 40;
const MAX_NAMES = 40;
const MAX_PICTURES = 12;

@InputType()
export class SpecificationInput {
  @Field(() => String, { description: '1-100 characters' })
  @IsText(1, 100)
  name!: string;

  @Field(() => String, { description: '1-500 characters' })
  @IsText(1, 500)
  value!: string;
}

type FieldType = NonNullable<Parameters<typeof Field>[0]>;

const TEXT = () => String;
/** A list of names; `productProblems` checks whether it may be empty. */
const NAMES = {
  type: () => [String],
  rules: () => [IsArray(), ArrayMaxSize(MAX_NAMES), IsText(1, 40, { each: true })],
};

/** The type of a field in the API and the validation of its input, by its kind. */
const KINDS: Record<
  ProductField['kind'],
  { type: FieldType; rules: (field: ProductField) => PropertyDecorator[] }
> = {
  line: { type: TEXT, rules: textRules },
  lines: { type: TEXT, rules: textRules },
  picture: { type: TEXT, rules: textRules },
  collection: { type: TEXT, rules: textRules },
  category: { type: () => CategoryEnum, rules: () => [IsIn(PRODUCT_CATEGORIES)] },
  flag: { type: () => Boolean, rules: () => [IsBoolean()] },
  amount: { type: () => Decimal, rules: () => [IsAmount()] },
  size: { type: () => Int, rules: () => [IsInt(), Min(MIN_SIZE), Max(MAX_SIZE)] },
  colors: NAMES,
  variants: NAMES,
  pictures: {
    type: () => [FurtherPicture],
    rules: () => [IsArray(), ArrayMaxSize(MAX_PICTURES), ListOf(FurtherPicture)],
  },
  specifications: {
    type: () => [SpecificationInput],
    rules: () => [IsArray(), ArrayMaxSize(MAX_SPECIFICATIONS), ValidateNested({ each: true })],
  },
};

function textRules({ minLength = 0, maxLength = 0 }: ProductField): PropertyDecorator[] {
  return [IsText(minLength, maxLength)];
}

/** Declares a field of a new product by its definition: the field of the API and the validation of input. */
const Entered = (target: object, property: ProductFieldName): void =>
  declareField(target, property, !isInEvery(PRODUCT_FIELDS[property]));

const isInEvery = ({ isRequired, onlyOf }: ProductField): boolean =>
  isRequired && onlyOf === undefined;

/** Like `Entered`, for a change of a product: the field may be left out. */
const Changed = (target: object, property: ProductFieldName): void =>
  declareField(target, property, true);

function declareField(target: object, property: ProductFieldName, nullable: boolean): void {
  const field: ProductField = PRODUCT_FIELDS[property];
  const { type, rules } = KINDS[field.kind];
  Field(type, { description: field.description, nullable })(target, property);
  for (const rule of rules(field)) rule(target, property);
  if (nullable) IsOptional()(target, property);
}

@InputType()
abstract class OptionalProductFields extends ProductTexts {
  @Entered
  imageUrl?: string | null;

  @Entered
  featured?: boolean | null;

  @Entered
  specifications?: SpecificationInput[] | null;

  @Entered
  pricePerSqm?: string | null;

  @Entered
  minHeight?: number | null;

  @Entered
  maxHeight?: number | null;

  @Entered
  minProjection?: number | null;

  @Entered
  maxProjection?: number | null;

  @Entered
  availableVariants?: string[] | null;

  @Entered
  fabricCollection?: string | null;

  @Entered
  furtherPictures?: FurtherPicture[] | null;

  @Entered
  accessoryCategory?: string | null;

  @Entered
  minWidth?: number | null;

  @Entered
  maxWidth?: number | null;

  @Entered
  availableColors?: string[] | null;

  @Entered
  availableFrameColors?: string[] | null;
}

@InputType({ description: 'A new product.' })
export class CreateProductInput extends OptionalProductFields {
  @Entered
  name!: string;

  @Entered
  description!: string;

  @Entered
  category!: Category;

  @Entered
  basePrice!: string;
}

/** The fields of a product that can be changed; absent ones stay as they are. */
@InputType()
export class ProductFields extends OptionalProductFields {
  @Changed
  name?: string | null;

  @Changed
  description?: string | null;

  @Changed
  category?: Category | null;

  @Changed
  basePrice?: string | null;
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
