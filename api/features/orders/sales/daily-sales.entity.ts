import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { OrderStatus } from '#engine/trade/shop/order-status';

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
