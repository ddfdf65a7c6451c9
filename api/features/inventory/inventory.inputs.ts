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
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { PRODUCT_CATEGORIES, type Category } from '#engine/goods/families/categories';
import { IsId } from '../../shared/id.js';
import { IsIdempotencyKey } from '../../shared/idempotency-key.js';
import { pageOf } from '../../shared/page.js';
import { registerEnum } from '../../shared/register-enum.js';
import { ReadVersion } from '../../shared/row-version.js';
import { IsText } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { CategoryEnum } from '../catalogue/product.entity.js';
import { InventoryItem } from './inventory-item.entity.js';
import { StockMovement } from './stock-movement.entity.js';

/** Sets of one stock item: far above any real stock, far below the largest PostgreSQL `integer` and GraphQL `Int`. */
export const MAX_STOCK = 1_000_000;

export const INVENTORY_SORTS = [
  'product_asc',
  'product_desc',
  'quantity_asc',
  'quantity_desc',
  'newest',
] as const;
export type InventorySort = (typeof INVENTORY_SORTS)[number];
export const InventorySortEnum = registerEnum(INVENTORY_SORTS, { name: 'InventorySort' });

@InputType()
export class InventoryFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, each a part of a colour, the place, or the name or category of the product; ignores case and ' +
      'diacritics. At most 100 characters.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  text?: string | null;

  @Field(() => CategoryEnum, { nullable: true })
  @IsOptional()
  @IsIn(PRODUCT_CATEGORIES)
  category?: Category | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsId()
  productId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only items at or below their minimum.',
  })
  @IsOptional()
  @IsBoolean()
  low?: boolean | null;
}

@InputType()
export class InventoryItemInput {
  @Field(() => Int, { description: 'The id of a product in the shop.' })
  @IsId()
  productId!: number;

  @Field(() => String, { description: "One of the product's colours; empty for accessories." })
  @IsText(0, 40)
  colorVariant!: string;

  @Field(() => String, {
    description: "One of the product's frame colours; empty for accessories.",
  })
  @IsText(0, 40)
  frameColorVariant!: string;

  @Field(() => Int, { description: 'Sets, 0-1000000.' })
  @IsInt()
  @Min(0)
  @Max(MAX_STOCK)
  stockQuantity!: number;

  @Field(() => Int, { defaultValue: 5, description: 'Sets, 0-1000000.' })
  @IsInt()
  @Min(0)
  @Max(MAX_STOCK)
  minStockLevel: number = 5;

  @Field(() => String, {
    nullable: true,
    description:
      'Where it is stored; at most 120 characters. CONFLICT where there is an item of this product in these ' +
      'colours at this place.',
  })
  @IsOptional()
  @IsText(0, 120)
  location?: string | null;
}

@InputType()
export class UpdateInventoryItemInput extends InventoryItemInput {
  @Field(() => Int)
  @IsId()
  id!: number;

  @ReadVersion()
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

  @Field(() => Int, {
    description:
      'Sets that came in, or as a negative number went out. Not 0; BAD_USER_INPUT where fewer than 0 or more than ' +
      '1000000 would remain.',
  })
  @IsInt()
  @NotEquals(0)
  @Min(-MAX_STOCK)
  @Max(MAX_STOCK)
  delta!: number;

  @Field(() => String, { description: 'For staff; 3-300 characters.' })
  @IsText(3, 300)
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description:
      '1-255 printable characters, no space at either end. The same key of the same caller makes one movement, ' +
      'however often it is sent; IDEMPOTENCY_KEY_REUSED with another item, number of sets or reason.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class InventoryList extends pageOf(() => InventoryItem) {}

@ObjectType({ simpleResolvers: true })
export class StockMovementList extends pageOf(() => StockMovement) {}

@ObjectType({ simpleResolvers: true })
export class InventoryItemPayload extends Payload {
  @Field(() => InventoryItem, {
    nullable: true,
    description:
      'The current state, also after CHANGED_MEANWHILE; null after any other refusal and after a deletion.',
  })
  item!: InventoryItem | null;
}
