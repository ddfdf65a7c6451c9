import { OptionalProps, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  WEBHOOK_DELIVERY_STATES,
  type WebhookDeliveryState,
} from '#engine/trade/shop/webhook-events';
import { registerEnum } from '../../shared/register-enum.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookEvent } from './webhook-event.entity.js';

export const DeliveryStateEnum = registerEnum(WEBHOOK_DELIVERY_STATES, {
  name: 'WebhookDeliveryState',
  description: 'waiting: an attempt follows; failed: given up, or the endpoint was not active.',
});

/** The telling of one event to one endpoint. The database queues a job that runs at `nextAttemptAt`. */
@ObjectType({ simpleResolvers: true, description: 'The telling of one event to one endpoint.' })
@Entity()
@Unique({ properties: ['event', 'endpoint'] })
@Index({ properties: ['endpoint', 'state', 'id'] })
@Check({
  name: 'webhook_delivery_waiting',
  expression: `(state = 'waiting') = (next_attempt_at is not null)`,
})
export class WebhookDelivery {
  [OptionalProps]?:
    | 'state'
    | 'attempts'
    | 'attemptedAt'
    | 'duration'
    | 'status'
    | 'answer'
    | 'problem';

  @Field(() => Int)
  @PrimaryKey({ type: 'integer' })
  readonly id!: number;

  @ManyToOne(() => WebhookEvent, { ref: true, index: false, deleteRule: 'cascade' })
  event!: Ref<WebhookEvent>;

  @ManyToOne(() => WebhookEndpoint, { ref: true, index: false, deleteRule: 'cascade' })
  endpoint!: Ref<WebhookEndpoint>;

  @Field(() => DeliveryStateEnum)
  @Enum({ items: () => [...WEBHOOK_DELIVERY_STATES], default: 'waiting' })
  state: WebhookDeliveryState = 'waiting';

  @Field(() => Int, { description: 'Since it was written, or was last sent again by staff.' })
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  @Field(() => DateTimeISO, { nullable: true, description: 'Null where no attempt follows.' })
  @Property({ type: 'datetime', nullable: true })
  nextAttemptAt!: Date | null;

  @Field(() => DateTimeISO, { nullable: true, description: 'When the last attempt began.' })
  @Property({ type: 'datetime', nullable: true })
  attemptedAt: Date | null = null;

  @Field(() => Int, { nullable: true, description: 'Of the last attempt, in ms.' })
  @Property({ type: 'integer', nullable: true })
  duration: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the last answer; null where there was none.',
  })
  @Property({ type: 'integer', nullable: true })
  status: number | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of the last answer, at most 1 kB; null where there was none.',
  })
  @Property({ type: 'string', length: 1024, nullable: true })
  answer: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt has failed, in Polish; null where it has not.',
  })
  @Property({ type: 'string', length: 300, nullable: true })
  problem: string | null = null;
}
