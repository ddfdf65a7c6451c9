import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { InventoryItem } from './inventory-item.entity.js';

const RESERVATION_STATES = ['reserved', 'used', 'released'] as const;
/**
 * reserved: held for an order before its production; used: production takes the sets, as far as the stock lasts;
 * released: the order no longer needs them.
 */
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** What one line of an order needs of one stock item. */
@Entity()
@Check({
  name: 'stock_reservation_quantities',
  expression: 'quantity > 0 and consumed >= 0 and consumed <= quantity',
})
@Check({
  name: 'stock_reservation_state',
  expression: `state in ('reserved', 'used', 'released')`,
})
export class StockReservation {
  [OptionalProps]?: 'state' | 'consumed';

  @PrimaryKey({ type: 'uuid' })
  readonly orderLineId!: string;

  @Property({ type: 'integer', index: true })
  orderId!: number;

  @ManyToOne(() => InventoryItem, { ref: true, index: true })
  item!: Ref<InventoryItem>;

  @Property({ type: 'integer' })
  quantity!: number;

  @Property({ type: 'string', length: 10, default: 'reserved' })
  state: ReservationState = 'reserved';

  /** Sets that the line has taken from stock. */
  @Property({ type: 'integer', default: 0 })
  consumed: number = 0;
}
