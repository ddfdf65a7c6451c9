import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { InstalmentKind } from '../../../engine/shop/payment-labels.js';
import { OrderAccount } from './order-account.entity.js';

/** A part of the price of an order, in the order's own copy of the schedule; the parts add up to its total. */
@Entity()
@Unique({ properties: ['account', 'kind'] })
@Check({
  name: 'instalment_values',
  expression: `amount > 0 and kind in ('deposit', 'rest', 'whole')`,
})
export class Instalment {
  [OptionalProps]?: 'due';

  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => OrderAccount, { ref: true, index: false, fieldName: 'order_id' })
  account!: Ref<OrderAccount>;

  @Property({ type: 'string', length: 10 })
  kind!: InstalmentKind;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  /** A day of the calendar in Poland: "2026-12-01"; null until it is known. */
  @Property({ type: 'date', nullable: true })
  due: string | null = null;
}
