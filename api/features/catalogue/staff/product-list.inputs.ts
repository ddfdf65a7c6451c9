import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { PRODUCT_CATEGORIES, type Category } from '#engine/goods/families/categories';
import { IsAmount } from '../../../shared/input/amount.js';
import { pageOf } from '../../../shared/page.js';
import { registerEnum } from '../../../shared/register-enum.js';
import { Decimal } from '../../../shared/scalars.js';
import { CategoryEnum, Product } from '../product.entity.js';

const PRODUCT_STATES = ['active', 'archived', 'all'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
export const ProductStateEnum = registerEnum(PRODUCT_STATES, {
  name: 'ProductState',
  description: 'active: in the shop; archived: taken out of it; all: both.',
});

export const ADMIN_PRODUCT_SORTS = [
  'name_asc',
  'name_desc',
  'category_asc',
  'category_desc',
  'price_asc',
  'price_desc',
  'sqm_price_asc',
  'sqm_price_desc',
  'changed_asc',
  'changed_desc',
] as const;
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number];
export const AdminProductSortEnum = registerEnum(ADMIN_PRODUCT_SORTS, {
  name: 'AdminProductSort',
  description:
    'price: by base price; sqm_price: by price per m², those without one last; changed: by `updatedAt`. ' +
    'Products with equal values are sorted by id, those of a category by name.',
});

@InputType()
export class AdminProductFilter {
  @Field(() => ProductStateEnum, {
    nullable: true,
    description: 'Left out: active products.',
  })
  @IsOptional()
  @IsIn(PRODUCT_STATES)
  state?: ProductState | null;

  @Field(() => CategoryEnum, { nullable: true })
  @IsOptional()
  @IsIn(PRODUCT_CATEGORIES)
  category?: Category | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The id of a product, or words of its name, subcategory or description; ignores case and diacritics. At ' +
      'most 100 characters.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: bestsellers; false: the others.' })
  @IsOptional()
  @IsBoolean()
  featured?: boolean | null;

  @Field(() => Decimal, { nullable: true, description: 'Lowest base price.' })
  @IsOptional()
  @IsAmount()
  priceFrom?: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Highest base price.' })
  @IsOptional()
  @IsAmount()
  priceTo?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class AdminProductList extends pageOf(() => Product) {}
