import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  NotEquals,
} from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CATEGORIES, type Category } from '../../../engine/families/categories.js';
import { IsId } from '../../shared/id.js';
import { IsVersion } from '../../shared/row-version.js';
import { IsText } from '../../shared/text.js';
import { UserError } from '../../shared/user-error.js';
import { CategoryEnum } from '../catalogue/product.entity.js';
import { InventoryItem } from './inventory-item.entity.js';
import { StockMovement } from './stock-movement.entity.js';

/** Far above any real stock, and small enough that sums stay exact. */
const MAX_QUANTITY = 1_000_000;

export const INVENTORY_SORTS = [
  'product_asc',
  'product_desc',
  'quantity_asc',
  'quantity_desc',
  'newest',
] as const;
export type InventorySort = (typeof INVENTORY_SORTS)[number];
export const InventorySortEnum = Object.fromEntries(INVENTORY_SORTS.map((sort) => [sort, sort]));
registerEnumType(InventorySortEnum, { name: 'InventorySort' });

@InputType()
export class InventoryFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of the product, a colour or the place.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => CategoryEnum, { nullable: true })
  @IsOptional()
  @IsIn(CATEGORIES)
  category?: Category | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsId()
  productId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'At or below the minimum.' })
  @IsOptional()
  @IsBoolean()
  low?: boolean | null;
}

@InputType()
export class InventoryItemInput {
  @Field(() => Int)
  @IsId()
  productId!: number;

  @Field(() => String, { description: "One of the product's colours." })
  @IsText(1, 40)
  colorVariant!: string;

  @Field(() => String, { description: "One of the product's frame colours." })
  @IsText(1, 40)
  frameColorVariant!: string;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  stockQuantity!: number;

  @Field(() => Int, { defaultValue: 5 })
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  minStockLevel: number = 5;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsText(0, 120)
  location?: string | null;
}

@InputType()
export class UpdateInventoryItemInput extends InventoryItemInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @Field(() => Int, { description: 'The version that the edit is based on.' })
  @IsVersion()
  version!: number;
}

@InputType()
export class DeleteInventoryItemInput {
  @Field(() => Int)
  @IsId()
  id!: number;
}

@InputType()
export class AdjustStockInput {
  @Field(() => Int)
  @IsId()
  itemId!: number;

  @Field(() => Int, { description: 'Pieces that came, or below zero went; not 0.' })
  @IsInt()
  @NotEquals(0)
  @Min(-MAX_QUANTITY)
  @Max(MAX_QUANTITY)
  delta!: number;

  @Field(() => String, { description: '3-300 characters' })
  @IsText(3, 300)
  reason!: string;
}

@ObjectType({ simpleResolvers: true })
export class InventoryList {
  @Field(() => [InventoryItem])
  items!: InventoryItem[];

  @Field(() => Int)
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class StockMovementList {
  @Field(() => [StockMovement])
  items!: StockMovement[];

  @Field(() => Int)
  totalCount!: number;
}

@ObjectType({ simpleResolvers: true })
export class InventoryItemPayload {
  @Field(() => InventoryItem, {
    nullable: true,
    description: 'The current state; after CHANGED_MEANWHILE with the changes of others.',
  })
  item!: InventoryItem | null;

  @Field(() => [UserError])
  userErrors!: UserError[];
}
