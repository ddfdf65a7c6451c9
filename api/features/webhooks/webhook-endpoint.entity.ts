import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  WEBHOOK_ENDPOINT_STATES,
  type WebhookEndpointState,
  type WebhookEventName,
} from '#engine/trade/shop/webhook-events';
import { registerEnum } from '../../shared/register-enum.js';
import { RowVersion } from '../../shared/row-version.js';
import { DateTimeISO } from '../../shared/scalars.js';

const EndpointStateEnum = registerEnum(WEBHOOK_ENDPOINT_STATES, {
  name: 'WebhookEndpointState',
  description:
    'paused: switched off by staff; disabled: switched off by the shop after days of failures, and its events are ' +
    'kept as failed deliveries.',
});

/** The address of a partner's program, which is told of events. */
@ObjectType({
  simpleResolvers: true,
  description: "The address of a partner's program, which is told of events.",
})
@Entity()
@Check({
  name: 'webhook_endpoint_rotation',
  expression: 'num_nulls(previous_secret, previous_until) in (0, 2)',
})
export class WebhookEndpoint {
  [OptionalProps]?:
    | 'previousSecret'
    | 'previousUntil'
    | 'isActive'
    | 'failingSince'
    | 'disabledAt'
    | 'restingUntil'
    | 'version'
    | 'createdAt'
    | 'state';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @Field(() => String, { description: '"https://partner.example/events"' })
  @Property({ type: 'string', length: 500 })
  url!: string;

  @Field(() => String, { description: 'Whose it is and what for; may be empty.' })
  @Property({ type: 'string', length: 120, default: '' })
  description!: string;

  @Field(() => [String], { description: 'The names of the events that it is told.' })
  @Property({ type: 'array' })
  events!: WebhookEventName[];

  /** Encrypted by SECRETS_KEY. */
  @Property({ type: 'string', length: 300 })
  secret!: string;

  /** The secret before, encrypted, by which deliveries are signed, too, until `previousUntil`. */
  @Property({ type: 'string', length: 300, nullable: true })
  previousSecret: string | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Until when the secret before the last rotation signs, too; null before any rotation.',
  })
  @Property({ type: 'datetime', nullable: true })
  previousUntil: Date | null = null;

  @Property({ type: 'boolean', default: true })
  isActive: boolean = true;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Since when no attempt has succeeded; null where the last one has.',
  })
  @Property({ type: 'datetime', nullable: true })
  failingSince: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true, description: 'When the shop has disabled it.' })
  @Property({ type: 'datetime', nullable: true })
  disabledAt: Date | null = null;

  /** Nothing is sent to it before this time, because it has held an attempt until its time was up; null: it has not. */
  @Property({ type: 'datetime', nullable: true })
  restingUntil: Date | null = null;

  @RowVersion
  version!: number;

  @Field(() => DateTimeISO)
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Field(() => EndpointStateEnum)
  @Property({ persist: false })
  get state(): WebhookEndpointState {
    if (!this.isActive) return 'paused';
    return this.disabledAt ? 'disabled' : 'active';
  }
}
