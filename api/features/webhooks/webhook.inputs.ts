import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsOptional,
  Validate,
  ValidatorConstraint,
  type ValidationArguments,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  SUBSCRIBABLE_EVENTS,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_EVENT_NAMES,
  type WebhookDeliveryState,
  type WebhookEventName,
} from '#engine/trade/shop/webhook-events';
import { urlProblem } from '../../adapters/webhooks/post-webhook.js';
import { IsId } from '../../shared/id.js';
import { IsIdempotencyKey } from '../../shared/idempotency-key.js';
import { pageOf } from '../../shared/page.js';
import { ReadVersion } from '../../shared/row-version.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { IsLine } from '../../shared/text.js';
import { Payload } from '../../shared/user-error.js';
import { DeliveryStateEnum, WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

/** In production the machine itself is refused, too, when the endpoint is saved. */
const RULES = { allowsLoopback: true };

/** Called "isText", because its message is shown as it is. */
@ValidatorConstraint({ name: 'isText' })
class WebhookUrlConstraint implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && urlProblem(value.trim(), RULES) === null;
  }

  defaultMessage(args?: ValidationArguments): string {
    return urlProblem(String(args?.value).trim(), RULES) ?? 'Wpisz adres.';
  }
}

const MAX_REPLAYED = 200;

const URL_TEXT =
  '10-500 characters, https:// and a public host; BAD_USER_INPUT for an address of a private network. In development ' +
  'and tests also http:// and the machine itself.';
const EVENTS_TEXT = `1 or more of: ${SUBSCRIBABLE_EVENTS.join(', ')}.`;

/** What staff say of an endpoint. */
@InputType()
abstract class WebhookEndpointDetails {
  @Field(() => String, { description: URL_TEXT })
  @IsLine(10, 500)
  @Validate(WebhookUrlConstraint)
  url!: string;

  @Field(() => String, { description: 'Whose it is and what for: 0-120 characters.' })
  @IsLine(0, 120)
  description!: string;

  @Field(() => [String], { description: EVENTS_TEXT })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(SUBSCRIBABLE_EVENTS, { each: true })
  events!: WebhookEventName[];
}

@InputType()
export class CreateWebhookEndpointInput extends WebhookEndpointDetails {
  @Field(() => String, {
    nullable: true,
    description:
      'A repeated request with the same key gives the same endpoint with a new secret; IDEMPOTENCY_KEY_REUSED where ' +
      'the key was sent with other input.',
  })
  @IsOptional()
  @IsIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType()
export class UpdateWebhookEndpointInput extends WebhookEndpointDetails {
  @Field(() => Int)
  @IsId()
  id!: number;

  @ReadVersion()
  version!: number;

  @Field(() => Boolean, {
    description: 'False: it is told of nothing. True also switches on what the shop has disabled.',
  })
  @IsBoolean()
  isActive!: boolean;
}

@InputType()
export class WebhookEndpointInput {
  @Field(() => Int)
  @IsId()
  endpointId!: number;
}

@InputType()
export class WebhookDeliveryFilter {
  @Field(() => Int, { nullable: true, description: 'Null: of all endpoints.' })
  @IsOptional()
  @IsId()
  endpointId?: number | null;

  @Field(() => DeliveryStateEnum, { nullable: true })
  @IsOptional()
  @IsIn(WEBHOOK_DELIVERY_STATES)
  state?: WebhookDeliveryState | null;

  @Field(() => String, { nullable: true, description: 'The name of an event.' })
  @IsOptional()
  @IsIn(WEBHOOK_EVENT_NAMES)
  event?: WebhookEventName | null;
}

@ObjectType({ simpleResolvers: true })
export class WebhookDeliveryList extends pageOf(() => WebhookDelivery) {}

@InputType()
export class ReplayWebhooksInput {
  @Field(() => Int)
  @IsId()
  endpointId!: number;

  @Field(() => [Int], {
    nullable: true,
    description: `1-${MAX_REPLAYED} deliveries of the endpoint in any state; left out: the failed ones since \`failedSince\`.`,
  })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_REPLAYED)
  @ArrayUnique()
  @IsId({ each: true })
  deliveryIds?: number[] | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Failed deliveries of events since this time are sent again, the oldest 1000.',
  })
  @IsOptional()
  @IsDate()
  failedSince?: Date | null;
}

@ObjectType({ simpleResolvers: true })
export class WebhookEndpointPayload extends Payload {
  @Field(() => WebhookEndpoint, {
    nullable: true,
    description: 'The endpoint as it is now; null after a refusal and after its removal.',
  })
  endpoint!: WebhookEndpoint | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The new secret, which cannot be read again: after creation and rotation; null in all other answers.',
  })
  secret!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class ReplayWebhooksPayload extends Payload {
  @Field(() => Int, { description: 'How many deliveries were queued; 0 after a refusal.' })
  queuedCount!: number;
}
