import { BigIntType, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Product } from '../../catalogue/product.entity.js';

/**
 * Sales on a day in Warsaw, without cancelled orders. Triggers of orders and lines add rows, also with negative
 * numbers, that name a product and its colours; the job `condense_daily_sales` replaces them by rows that name a
 * product, a colour or a colour of the frame. The sales of one of these are therefore the sum of the rows that name it;
 * the sum of all rows would count the same goods several times.
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
