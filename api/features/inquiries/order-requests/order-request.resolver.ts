import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../request/context.js';
import { countForm } from '../../../request/count-requests.js';
import { attempt } from '../../../shared/user-error.js';
import { findOrderByToken } from '../../orders/find-order.js';
import { Order } from '../../orders/order.entity.js';
import {
  OrderRequest,
  OrderRequestPayload,
  RequestOrderCancellationInput,
  RequestOrderChangeInput,
  RequestOrderInvoiceInput,
} from './order-request.inputs.js';
import { requestsOf } from './read-order-requests.js';
import {
  type RequestedOfOrder,
  submitOrderRequest,
  unknownOrder,
  whyNoInvoice,
} from './submit-order-request.js';

@Resolver(() => Order)
export class OrderRequestResolver {
  @Mutation(() => OrderRequestPayload, {
    description:
      'Tells staff, by an inquiry, what the customer wants changed. The same request, while it is open, is ' +
      'stored once.',
  })
  requestOrderChange(
    @Arg('input', () => RequestOrderChangeInput) { token, message }: RequestOrderChangeInput,
    @Ctx() context: Context,
  ): Promise<OrderRequestPayload> {
    return request(context, token, { type: 'order_change', message });
  }

  @Mutation(() => OrderRequestPayload, {
    description:
      'Tells staff, by an inquiry, that the customer no longer wants the order; staff cancel it. The same ' +
      'request, while it is open, is stored once.',
  })
  requestOrderCancellation(
    @Arg('input', () => RequestOrderCancellationInput)
    { token, reason }: RequestOrderCancellationInput,
    @Ctx() context: Context,
  ): Promise<OrderRequestPayload> {
    const message = reason?.trim() || 'Rezygnuję z\u00a0zamówienia.';
    return request(context, token, { type: 'order_cancellation', message });
  }

  @Mutation(() => OrderRequestPayload, {
    description:
      'Asks staff, by an inquiry, for an invoice to a consumer. The same request, while it is open, is stored once.',
  })
  requestOrderInvoice(
    @Arg('input', () => RequestOrderInvoiceInput) { token, note }: RequestOrderInvoiceInput,
    @Ctx() context: Context,
  ): Promise<OrderRequestPayload> {
    const message = note?.trim() || 'Proszę o\u00a0fakturę na dane z\u00a0zamówienia.';
    return request(context, token, { type: 'order_invoice', message });
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the customer can ask for an invoice: not a company, which gets one anyway, not for a cancelled ' +
      'order, and until three months after the end of the month of delivery.',
  })
  async canRequestInvoice(@Root() order: Order): Promise<boolean> {
    return (await whyNoInvoice(order)) === null;
  }

  @FieldResolver(() => [OrderRequest], {
    description: 'What the customer has asked for; the oldest first.',
  })
  requests(@Root() { id }: Order, @Ctx() { em }: Context): Promise<OrderRequest[]> {
    return requestsOf(em, id);
  }
}

async function request(
  context: Context,
  token: string,
  requested: RequestedOfOrder,
): Promise<OrderRequestPayload> {
  const { em, viewer } = context;
  const { userErrors } = await attempt(async () => {
    const order = await findOrderByToken(em, token);
    if (!order) throw unknownOrder();
    await countForm(context, 'inquiry', order.customerEmail);
    await submitOrderRequest(em, viewer, order.id, requested);
  });
  return { order: await findOrderByToken(em.fork(), token), userErrors };
}
