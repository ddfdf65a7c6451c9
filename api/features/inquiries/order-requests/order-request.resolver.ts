import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../request/context.js';
import { countForm } from '../../../request/count-requests.js';
import { attempt } from '../../../shared/user-error.js';
import type { OrderDifference } from '../../agreements/difference.payloads.js';
import { OrderChangePreview } from '../../orders/changes/order-change.inputs.js';
import { findOrderByToken } from '../../orders/find-order.js';
import { Order } from '../../orders/order.entity.js';
import { LineChangeInput, RequestLineChangeInput } from './line-change.inputs.js';
import {
  OrderRequest,
  OrderRequestPayload,
  RequestOrderCancellationInput,
  RequestOrderChangeInput,
  RequestOrderInvoiceInput,
} from './order-request.inputs.js';
import { requestsOf } from './read-order-requests.js';
import { planConfigured, requestLineChange } from './request-line-change.js';
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
    return requestInWords(context, token, { type: 'order_change', message });
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
    return requestInWords(context, token, { type: 'order_cancellation', message });
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
    return requestInWords(context, token, { type: 'order_invoice', message });
  }

  @Query(() => OrderChangePreview, {
    description:
      'What it changes to give a line of an order other goods, by the token of the order; nothing is written. The ' +
      'price is the lower one of the day of the order and of today.',
  })
  async lineChangePreview(
    @Arg('input', () => LineChangeInput) input: LineChangeInput,
    @Ctx() { em, services }: Context,
  ): Promise<OrderChangePreview> {
    const { result, userErrors } = await attempt(async () => {
      const order = await findOrderByToken(em, input.token);
      if (!order) throw unknownOrder();
      return planConfigured(em, order, input, await services.catalogue.current());
    });
    return { difference: result && undrawn(result.difference), userErrors };
  }

  @Mutation(() => OrderRequestPayload, {
    description:
      'Proposes to staff, by an inquiry, to give a line of the order other goods. The customer agrees to the price: ' +
      'once staff accept, the order is changed. The same request, while it is open, is stored once; another one for ' +
      'the same line closes those before it.',
  })
  requestLineChange(
    @Arg('input', () => RequestLineChangeInput) input: RequestLineChangeInput,
    @Ctx() context: Context,
  ): Promise<OrderRequestPayload> {
    const { em, viewer, services } = context;
    return request(context, input.token, async (orderId) =>
      requestLineChange(em, viewer, orderId, input, await services.catalogue.current()),
    );
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

/** Without drawings of the new goods, which are not saved. */
const undrawn = ({ lines, ...difference }: OrderDifference): OrderDifference => ({
  ...difference,
  lines: lines.map((line) => ({ ...line, drawingAfter: null })),
});

const requestInWords = (context: Context, token: string, requested: RequestedOfOrder) =>
  request(context, token, (orderId) =>
    submitOrderRequest(context.em, context.viewer, orderId, requested),
  );

/** Carries out what is requested of the order with this token. */
async function request(
  context: Context,
  token: string,
  submit: (orderId: number) => Promise<void>,
): Promise<OrderRequestPayload> {
  // Forks, because the order must be read anew under its lock, and after it.
  const find = () => findOrderByToken(context.em.fork(), token);
  const { userErrors } = await attempt(async () => {
    const order = await find();
    if (!order) throw unknownOrder();
    await countForm(context, 'inquiry', order.customerEmail);
    await submit(order.id);
  });
  return { order: await find(), userErrors };
}
