import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DeliveryPapers } from '../../delivery-papers/delivery-papers.js';
import { OrderLine } from '../order-line.entity.js';
import { Order } from '../order.entity.js';

/** The papers of a line of a delivered order; none while it is not delivered, and of goods that are not made to measure. */
@Entity()
export class LinePapers {
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => Order, { ref: true, index: true })
  order!: Ref<Order>;

  @OneToOne(() => OrderLine, { ref: true, owner: true, deleteRule: 'cascade' })
  line!: Ref<OrderLine>;

  @Property({ type: 'json' })
  content!: DeliveryPapers;
}
