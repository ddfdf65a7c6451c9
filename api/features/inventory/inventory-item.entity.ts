import type { Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Product } from '../catalogue/product.entity.js';

@Entity()
@Unique({ properties: ['product', 'colorVariant', 'frameColorVariant', 'location'] })
@Check({
  name: 'inventory_item_quantities',
  expression: 'stock_quantity >= 0 and min_stock_level >= 0',
})
export class InventoryItem {
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Product, { ref: true, index: true })
  product!: Ref<Product>;

  @Property({ type: 'string', length: 40 })
  colorVariant!: string;

  @Property({ type: 'string', length: 40 })
  frameColorVariant!: string;

  @Property({ type: 'integer' })
  stockQuantity!: number;

  @Property({ type: 'integer', default: 5 })
  minStockLevel: number = 5;

  @Property({ type: 'string', length: 120, nullable: true })
  location!: string | null;
}
