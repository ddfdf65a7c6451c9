import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { WebhookEventName } from '#engine/trade/shop/webhook-events';

/** What has happened, as partners are told; written by the database (`api/database/functions/webhooks.sql`). */
@Entity()
export class WebhookEvent {
  [OptionalProps]?: 'createdAt';

  /** Grows: of two events about the same thing the larger one is the newer. */
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Property({ type: 'string', length: 40 })
  name!: WebhookEventName;

  @Property({ type: 'json' })
  data!: Readonly<Record<string, unknown>>;

  @Property({ type: 'datetime', defaultRaw: 'now()', index: true })
  createdAt: Date = new Date();
}
