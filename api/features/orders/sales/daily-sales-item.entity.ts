import { BigIntType, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Product } from '../../catalogue/product.entity.js';

/**
 * Sales on a day in Warsaw, without cancelled orders. Triggers add rows for changed orders and lines, so that the sales
 * of a day are the sum of its rows. A row names a product, a colour, a colour of the frame, or more than one of these.
 */
@Entity({ readonly: true })
export class DailySalesItem {
  @PrimaryKey({ type: 'date' })
  readonly day!: string;

  @ManyToOne(() => Product, { ref: true, nullable: true })
  readonly product!: Ref<Product> | null;

  @Property({ type: 'text', nullable: true })
  readonly color!: string | null;

  @Property({ type: 'text', nullable: true })
  readonly frameColor!: string | null;

  @Property({ type: 'integer' })
  readonly pieces!: number;

  @Property({ type: new BigIntType('string') })
  readonly grosze!: string;
}
