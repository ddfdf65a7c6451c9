import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../request/context.js';
import { PageInput } from '../../shared/page.js';
import { DateTimeISO } from '../../shared/scalars.js';
import { attempt } from '../../shared/user-error.js';
import { webhookBody } from './webhook-body.js';
import { listDeliveries, replayDeliveries } from './webhook-deliveries.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  rotateSecret,
  sendPing,
  updateEndpoint,
} from './webhook-endpoints.js';
import {
  CreateWebhookEndpointInput,
  ReplayWebhooksInput,
  ReplayWebhooksPayload,
  UpdateWebhookEndpointInput,
  WebhookDeliveryFilter,
  WebhookDeliveryList,
  WebhookEndpointInput,
  WebhookEndpointPayload,
} from './webhook.inputs.js';

@Resolver(() => WebhookDelivery)
export class WebhookResolver {
  @Query(() => [WebhookEndpoint], {
    description: "For staff: the addresses of partners' programs, the oldest first.",
  })
  webhookEndpoints(@Ctx() { em }: Context): Promise<WebhookEndpoint[]> {
    return listEndpoints(em);
  }

  @Query(() => WebhookDeliveryList, {
    description: 'For staff: the log of deliveries, the newest first; it is kept for 30 days.',
  })
  webhookDeliveries(
    @Arg('filter', () => WebhookDeliveryFilter, { nullable: true })
    filter: WebhookDeliveryFilter | null,
    @Arg('page', () => PageInput, { nullable: true }) page: PageInput | null,
    @Ctx() { em }: Context,
  ): Promise<WebhookDeliveryList> {
    return listDeliveries(em, filter ?? {}, page ?? new PageInput());
  }

  @Mutation(() => WebhookEndpointPayload, {
    description: 'For staff: adds an address that is told of events, at most 50 in all.',
  })
  async createWebhookEndpoint(
    @Arg('input', () => CreateWebhookEndpointInput) input: CreateWebhookEndpointInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<WebhookEndpointPayload> {
    const { result, userErrors } = await attempt(async () =>
      createEndpoint(em, viewer, input, services),
    );
    return { endpoint: null, secret: null, ...result, userErrors };
  }

  @Mutation(() => WebhookEndpointPayload, {
    description: 'For staff: changes an address, its events, or whether it is told of them.',
  })
  async updateWebhookEndpoint(
    @Arg('input', () => UpdateWebhookEndpointInput) input: UpdateWebhookEndpointInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<WebhookEndpointPayload> {
    const { result: endpoint, userErrors } = await attempt(async () =>
      updateEndpoint(em, viewer, input, services),
    );
    return { endpoint, secret: null, userErrors };
  }

  @Mutation(() => WebhookEndpointPayload, {
    description:
      'For staff: gives an endpoint a new secret; for 24 hours deliveries are signed by the one before, too.',
  })
  async rotateWebhookSecret(
    @Arg('input', () => WebhookEndpointInput) { endpointId }: WebhookEndpointInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<WebhookEndpointPayload> {
    const { result, userErrors } = await attempt(async () =>
      rotateSecret(em, viewer, endpointId, services),
    );
    return { endpoint: null, secret: null, ...result, userErrors };
  }

  @Mutation(() => WebhookEndpointPayload, {
    description: 'For staff: removes an endpoint with its log.',
  })
  async deleteWebhookEndpoint(
    @Arg('input', () => WebhookEndpointInput) { endpointId }: WebhookEndpointInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<WebhookEndpointPayload> {
    const { userErrors } = await attempt(() => deleteEndpoint(em, viewer, endpointId));
    return { endpoint: null, secret: null, userErrors };
  }

  @Mutation(() => WebhookEndpointPayload, {
    description: 'For staff: sends an endpoint the event `ping`; CONFLICT if it is not active.',
  })
  async sendTestWebhook(
    @Arg('input', () => WebhookEndpointInput) { endpointId }: WebhookEndpointInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<WebhookEndpointPayload> {
    const { result: endpoint, userErrors } = await attempt(() => sendPing(em, viewer, endpointId));
    return { endpoint, secret: null, userErrors };
  }

  @Mutation(() => ReplayWebhooksPayload, {
    description:
      'For staff: sends deliveries again, with the same ids of events; CONFLICT if the endpoint is not active.',
  })
  async replayWebhooks(
    @Arg('input', () => ReplayWebhooksInput) input: ReplayWebhooksInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<ReplayWebhooksPayload> {
    const { result, userErrors } = await attempt(async () => replayDeliveries(em, viewer, input));
    return { queuedCount: result ?? 0, userErrors };
  }

  @FieldResolver(() => WebhookEndpoint)
  endpoint(@Root() { endpoint }: WebhookDelivery): Promise<WebhookEndpoint> {
    return endpoint.loadOrFail();
  }

  @FieldResolver(() => Int, {
    description: 'The `id` in the body, by which a receiver knows what it has already had.',
  })
  eventId(@Root() { event }: WebhookDelivery): number {
    return event.id;
  }

  @FieldResolver(() => String, { description: 'The name of the event: "order.created".' })
  async eventName(@Root() { event }: WebhookDelivery): Promise<string> {
    return (await event.loadOrFail()).name;
  }

  @FieldResolver(() => DateTimeISO, { description: 'When it has happened.' })
  async createdAt(@Root() { event }: WebhookDelivery): Promise<Date> {
    return (await event.loadOrFail()).createdAt;
  }

  @FieldResolver(() => String, { description: 'The JSON that is sent.' })
  async body(@Root() { event }: WebhookDelivery, @Ctx() { services }: Context): Promise<string> {
    return webhookBody(await event.loadOrFail(), services.env.PUBLIC_URL);
  }
}
