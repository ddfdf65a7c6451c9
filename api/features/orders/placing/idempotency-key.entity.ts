import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MAX_KEY_LENGTH } from './order-key.js';
import { Order } from '../order.entity.js';

/** A client's own name for one placing of an order: the same key gives the same order. */
@Entity()
export class IdempotencyKey {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  visitorId!: string;

  @PrimaryKey({ type: 'string', length: MAX_KEY_LENGTH })
  key!: string;

  /** What was asked with it: the same key with another request is refused. */
  @Property({ type: 'string', length: 64 })
  requestFingerprint!: string;

  @ManyToOne(() => Order, { ref: true, index: true })
  order!: Ref<Order>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
