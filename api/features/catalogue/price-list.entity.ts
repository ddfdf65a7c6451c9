import { type Ref, BigIntType } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Index } from '@mikro-orm/decorators/legacy';
import type { PriceList as PriceListData } from '#engine/goods/price/price-list';
import { User } from '../../identity/user.entity.js';
import { Product } from './product.entity.js';

/** The prices of a product from a moment on. A trigger adds a row for every new product and every change of a price. */
@Entity()
@Index({ properties: ['product', 'validFrom'] })
export class ProductPrice {
  @PrimaryKey({ type: new BigIntType('string') })
  readonly id!: string;

  @ManyToOne(() => Product, { ref: true, index: false })
  readonly product!: Ref<Product>;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  readonly basePrice!: string;

  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  readonly pricePerSqm!: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  readonly validFrom!: Date;
}

/**
 * One version of the option prices and factors; of those already published, the highest version is in force. A
 * published list stays; a scheduled one is deleted when it is cancelled.
 */
@Entity()
export class PriceList {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  readonly version!: number;

  @Property({ type: 'json' })
  data!: Omit<PriceListData, 'version'>;

  @Property({ type: 'datetime', index: true })
  publishedAt!: Date;

  /** Why the list was made, for staff. */
  @Property({ type: 'string', length: 300, nullable: true })
  note: string | null = null;

  /** Null for the first price list of the shop. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: false, deleteRule: 'no action' })
  publishedBy: Ref<User> | null = null;
}
