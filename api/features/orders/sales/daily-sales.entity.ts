import { BigIntType, type Ref } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, ManyToOne } from '@mikro-orm/decorators/legacy';
import type { OrderStatus } from '#engine/trade/shop/order-status';
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

/**
 * Number and sum of the orders that were placed on a day in Warsaw and now have this status. Triggers of the orders add
 * rows, also with negative numbers, and change none: sum the rows. Read them only by typed queries, because the key
 * declared for MikroORM is not unique.
 */
@Entity({ readonly: true })
export class DailySales {
  @PrimaryKey({ type: 'date' })
  readonly day!: string;

  @PrimaryKey({ type: 'text' })
  readonly status!: OrderStatus;

  @Property({ type: 'integer' })
  readonly orderCount!: number;

  @Property({ type: 'decimal', precision: 14, scale: 2 })
  readonly amount!: string;
}
