import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CATEGORIES, type Category } from '../../../../engine/families/categories.js';
import { IsAmount } from '../../../shared/amount.js';
import { Decimal } from '../../../shared/scalars.js';
import { CategoryEnum, Product } from '../product.entity.js';

const PRODUCT_STATES = ['active', 'archived', 'all'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
export const ProductStateEnum = Object.fromEntries(PRODUCT_STATES.map((state) => [state, state]));
registerEnumType(ProductStateEnum, {
  name: 'ProductState',
  description: 'Whether to list active products, archived ones or both.',
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
export const AdminProductSortEnum = Object.fromEntries(
  ADMIN_PRODUCT_SORTS.map((sort) => [sort, sort]),
);
registerEnumType(AdminProductSortEnum, {
  name: 'AdminProductSort',
  description: 'Products with equal values are sorted by id.',
});

@InputType()
export class AdminProductFilter {
  @Field(() => ProductStateEnum, {
    nullable: true,
    description: 'Active products by default.',
  })
  @IsOptional()
  @IsIn(PRODUCT_STATES)
  state?: ProductState | null;

  @Field(() => CategoryEnum, { nullable: true })
  @IsOptional()
  @IsIn(CATEGORIES)
  category?: Category | null;

  @Field(() => String, {
    nullable: true,
    description: 'The product number, or words; ignores case and diacritics.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => Boolean, { nullable: true })
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
export class AdminProductList {
  @Field(() => [Product])
  items!: Product[];

  @Field(() => Int, { description: 'The size of the whole list, not of this page.' })
  totalCount!: number;
}
