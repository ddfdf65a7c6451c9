import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { OnlineReceipt } from '../online/online-receipt.entity.js';

/**
 * `requested`: the provider has not accepted it yet; `sent`: the provider has accepted it, and its result is not known;
 * `done`: the money was sent back; `failed`: the provider has rejected it, or staff have called it off.
 */
export type OnlineRefundState = 'requested' | 'sent' | 'done' | 'failed';

/** A refund that staff have requested from the payment provider, or have made by hand in its panel. */
@Entity()
@Unique({ properties: ['receipt', 'panelReference'] })
@Index({
  name: 'online_refund_requested_index',
  expression: `create index "online_refund_requested_index" on "online_refund" ("created_at") where state = 'requested'`,
})
@Index({
  name: 'online_refund_check_at_index',
  expression:
    'create index "online_refund_check_at_index" on "online_refund" ("check_at") where check_at is not null',
})
@Index({
  name: 'online_refund_doubt_at_index',
  expression:
    'create index "online_refund_doubt_at_index" on "online_refund" ("doubt_at") where doubt_at is not null',
})
@Check({
  name: 'online_refund_values',
  expression: `amount > 0 and state in ('requested', 'sent', 'done', 'failed')`,
})
export class OnlineRefund {
  [OptionalProps]?: 'state' | 'checkAt' | 'doubtAt' | 'panelReference' | 'createdAt';

  /** The client's idempotency key: a repeated request creates no second refund. One made in the panel gets an id here. */
  @PrimaryKey({ type: 'uuid' })
  readonly id!: string;

  /** The received money of which the refund sends back all or a part. */
  @ManyToOne(() => OnlineReceipt, { ref: true, index: true })
  receipt!: Ref<OnlineReceipt>;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  @Property({ type: 'string', length: 10, default: 'requested' })
  state: OnlineRefundState = 'requested';

  /**
   * When the provider is next asked for the result; null before the refund is sent or called off, once it has ended and
   * while staff have to decide.
   */
  @Property({ type: 'datetime', nullable: true })
  checkAt: Date | null = null;

  /** Since when staff have to decide whether it was made; null: they have not. */
  @Property({ type: 'datetime', nullable: true })
  doubtAt: Date | null = null;

  /** The provider's id of a refund that was made in its panel; null for a requested one. */
  @Property({ type: 'string', length: 20, nullable: true })
  panelReference: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
