import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MAX_KEY_LENGTH } from '../../../shared/idempotency-key.js';
import { Order } from '../order.entity.js';

/** An idempotency key with which a visitor has placed an order: a repeated request with it gets the same order. */
@Entity()
export class IdempotencyKey {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  visitorId!: string;

  @PrimaryKey({ type: 'string', length: MAX_KEY_LENGTH })
  key!: string;

  /** The fingerprint of the first request with this key; another request with the same key is refused. */
  @Property({ type: 'string', length: 64 })
  requestFingerprint!: string;

  @ManyToOne(() => Order, { ref: true, index: true })
  order!: Ref<Order>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
