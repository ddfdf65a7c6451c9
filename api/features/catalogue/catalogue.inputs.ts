import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { PRODUCT_CATEGORIES, type Category } from '#engine/goods/families/categories';
import { IsAmount } from '../../shared/input/amount.js';
import { registerEnum } from '../../shared/register-enum.js';
import { Decimal } from '../../shared/scalars.js';
import { IsLine } from '../../shared/text.js';
import { Picture } from '../pictures/picture.payloads.js';
import { CategoryEnum, Product } from './product.entity.js';

@ObjectType({ simpleResolvers: true })
export class Benefit {
  @Field(() => String, { description: 'In Polish: "Dach, który się otwiera".' })
  title!: string;

  @Field(() => String, { description: 'One sentence in Polish.' })
  text!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The profiles that products of a category are made of, as a close-up in cross-section.',
})
export class ProductProfile {
  @Field(() => Picture)
  picture!: Picture;

  @Field(() => String, { description: 'What the picture shows: one or two sentences in Polish.' })
  caption!: string;
}

const PRODUCT_FEATURES = [
  'automatyzacja',
  'czujnik_wiatru',
  'czujnik_slonca',
  'smart_home',
  'led',
] as const;
export type ProductFeature = (typeof PRODUCT_FEATURES)[number];
const ProductFeatureEnum = registerEnum(PRODUCT_FEATURES, {
  name: 'ProductFeature',
  description:
    'Looked for in name, subcategory and description: automatyzacja is automation, czujnik_slonca a sun ' +
    'sensor, czujnik_wiatru a wind sensor, led LED lighting.',
});

const PRODUCT_SORTS = ['featured', 'name_asc', 'name_desc', 'price_asc', 'price_desc'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export const ProductSortEnum = registerEnum(PRODUCT_SORTS, {
  name: 'ProductSort',
  description:
    'price: by the price of the smallest size; featured: bestsellers first, then by name. Products with equal values ' +
    'are sorted by id.',
});

@InputType()
export class ProductFilter {
  @Field(() => CategoryEnum, {
    nullable: true,
    description: 'Left out: accessories are listed only where a `text` finds them.',
  })
  @IsOptional()
  @IsIn(PRODUCT_CATEGORIES)
  category?: Category | null;

  @Field(() => String, {
    nullable: true,
    description: 'The `slug` of a category of accessories, at most 60 characters.',
  })
  @IsOptional()
  @IsLine(1, 60)
  accessoryCategory?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Words that a product must have in its texts or colours, at most 100 characters; case, diacritics, ' +
      'Polish endings and a typo do not matter.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Lowest price of the smallest size.' })
  @IsOptional()
  @IsAmount()
  priceFrom?: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Highest price of the smallest size.' })
  @IsOptional()
  @IsAmount()
  priceTo?: string | null;

  @Field(() => [ProductFeatureEnum], {
    nullable: true,
    description: 'A product must have all of these.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(PRODUCT_FEATURES.length)
  @IsIn(PRODUCT_FEATURES, { each: true })
  features?: ProductFeature[] | null;

  @Field(() => Boolean, { nullable: true, description: 'true: bestsellers; false: the others.' })
  @IsOptional()
  @IsBoolean()
  featured?: boolean | null;
}

/** The shop's filter, with the ids of the products that its text finds and whose prices are within its bounds. */
export interface ShopConditions extends Omit<ProductFilter, 'priceFrom' | 'priceTo'> {
  ids?: readonly number[];
  /** Whether only goods made to measure are listed. */
  isMeasured?: boolean;
}

@ObjectType({ simpleResolvers: true })
export class CategoryCount {
  @Field(() => CategoryEnum)
  category!: Category;

  @Field(() => Int)
  count!: number;

  @Field(() => Picture, {
    nullable: true,
    description: 'The picture of the category; null where it has none.',
  })
  picture!: Picture | null;
}

@ObjectType()
export class ProductList {
  @Field(() => [Product], { simple: true })
  items!: Product[];

  @Field(() => Int, { simple: true, description: 'The size of the whole list, not of this page.' })
  totalCount!: number;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The words that were searched for in place of mistyped ones; null otherwise.',
  })
  corrected!: string | null;

  conditions!: ShopConditions;
}
