import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../shared/register-enum.js';
import { RowVersion } from '../../shared/row-version.js';
import { Product } from '../catalogue/product.entity.js';

const STOCK_LEVELS = ['low', 'medium', 'good'] as const;
type StockLevel = (typeof STOCK_LEVELS)[number];

/** The level of a quantity, relative to the minimum stock. */
export function stockLevel(quantity: number, minimum: number): StockLevel {
  if (quantity <= minimum) return 'low';
  return quantity <= 2 * minimum ? 'medium' : 'good';
}

const StockLevelEnum = registerEnum(STOCK_LEVELS, {
  name: 'StockLevel',
  description: 'low: at or below the minimum; medium: at or below twice the minimum; good: above.',
});

@ObjectType({
  simpleResolvers: true,
  description:
    'The stock of a product in one fabric colour and frame colour, at one place. It is counted in sets: the prepared ' +
    'cloth and profiles for one piece.',
})
@Entity()
@Index({
  name: 'inventory_item_variant',
  expression:
    'create unique index "inventory_item_variant" on "inventory_item" ("product_id", "color_variant", "frame_color_variant", "location") nulls not distinct where "archived_at" is null',
})
@Index({ properties: ['stockQuantity', 'id'] })
@Index({
  name: 'inventory_item_low_index',
  expression:
    'create index "inventory_item_low_index" on "inventory_item" ("stock_quantity", "id") where "archived_at" is null and stock_quantity <= min_stock_level',
})
@Index({
  name: 'inventory_item_product_id_id_index',
  expression:
    'create index "inventory_item_product_id_id_index" on "inventory_item" ("product_id", "id") include ("archived_at")',
})
@Check({
  name: 'inventory_item_quantities',
  expression: 'stock_quantity >= 0 and min_stock_level >= 0',
})
export class InventoryItem {
  [OptionalProps]?: 'stockQuantity' | 'version' | 'archivedAt' | 'reserved' | 'available' | 'level';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Product, { ref: true })
  product!: Ref<Product>;

  @Field(() => String, { description: 'The colour of the fabric, the slats or the roof.' })
  @Property({ type: 'string', length: 40 })
  colorVariant!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 40 })
  frameColorVariant!: string;

  /** The sum of the item's movements: a trigger of `stock_movement` changes it, other updates are refused. */
  @Field(() => Int, { description: 'Sets that are in stock.' })
  @Property({ type: 'integer', default: 0 })
  stockQuantity: number = 0;

  @Field(() => Int, { description: 'Sets.' })
  @Property({ type: 'integer', default: 5 })
  minStockLevel: number = 5;

  @Field(() => String, {
    nullable: true,
    description: 'Where it is stored; null where that was not given.',
  })
  @Property({ type: 'string', length: 120, nullable: true })
  location!: string | null;

  @RowVersion
  version!: number;

  @Property({ type: 'datetime', nullable: true })
  archivedAt: Date | null = null;

  /** Colours and place, normalised by `search_key()`; a generated column. */
  @Property({
    type: 'text',
    lazy: true,
    nullable: true,
    generated: `(search_key(color_variant || ' ' || frame_color_variant || ' ' || coalesce(location, ''))) stored`,
  })
  searchText?: string;

  @Field(() => Int, { description: 'Sets that open orders need and have not taken yet.' })
  @Property({ type: 'integer', persist: false })
  reserved: number = 0;

  @Field(() => Int, {
    description: '`stockQuantity` less `reserved`; where it is negative, so many sets are missing.',
  })
  get available(): number {
    return this.stockQuantity - this.reserved;
  }

  @Field(() => StockLevelEnum)
  get level(): StockLevel {
    return stockLevel(this.stockQuantity, this.minStockLevel);
  }
}
