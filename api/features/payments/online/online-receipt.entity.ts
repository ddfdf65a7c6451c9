import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { OnlinePayment } from './online-payment.entity.js';

/**
 * Money that the provider has confirmed for a payment: one receipt, or several where the buyer paid it several times.
 */
@Entity()
@Unique({ properties: ['provider', 'reference'] })
@Check({ name: 'online_receipt_amount', expression: 'amount > 0' })
export class OnlineReceipt {
  [OptionalProps]?: 'at';

  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => OnlinePayment, { ref: true, index: true })
  payment!: Ref<OnlinePayment>;

  @Property({ type: 'string', length: 20 })
  provider!: string;

  /** The provider's id of the received money, only digits. */
  @Property({ type: 'string', length: 20 })
  reference!: string;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  at: Date = new Date();
}
