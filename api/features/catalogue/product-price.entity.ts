import { BigIntType, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
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
