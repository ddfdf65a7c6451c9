import { randomUUID } from 'node:crypto';
import { Collection, OptionalProps } from '@mikro-orm/core';
import {
  Entity,
  Index,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { CartLine } from './cart-line.entity.js';

/** A visitor's cart. An order closes it; a visitor has at most one open cart. */
@Entity()
@Unique({
  name: 'cart_one_open_per_visitor',
  properties: ['visitorId'],
  where: '"ordered_at" is null',
})
@Index({ properties: ['visitorId', 'orderedAt'] })
export class Cart {
  [OptionalProps]?: 'additions';

  @PrimaryKey({ type: 'uuid' })
  readonly id: string = randomUUID();

  @Property({ type: 'uuid' })
  visitorId!: string;

  @OneToMany(() => CartLine, (line) => line.cart, { orderBy: { position: 'asc' } })
  lines = new Collection<CartLine>(this);

  /** Hashes of the latest additions that had an idempotency key; `isRepeated` recognises repeated requests by them. */
  @Property({ type: 'array', defaultRaw: `'{}'` })
  additions: string[] = [];

  @Property({ type: 'datetime', nullable: true })
  orderedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  updatedAt: Date = new Date();
}
