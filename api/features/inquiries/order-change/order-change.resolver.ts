import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { OrderStatus } from '../../../../engine/shop/order-status.js';
import type { Context } from '../../../request/context.js';
import { countForm } from '../../../request/count-requests.js';
import { AppError } from '../../../shared/errors.js';
import { userErrorsOf } from '../../../shared/user-error.js';
import { findOrderByToken } from '../../orders/find-order.js';
import { Order } from '../../orders/order.entity.js';
import { Inquiry } from '../inquiry.entity.js';
import { submitInquiry } from '../inquiry.service.js';
import {
  OrderChangeRequest,
  RequestOrderChangeInput,
  RequestOrderChangePayload,
} from './order-change.inputs.js';

const CHANGEABLE: ReadonlySet<OrderStatus> = new Set(['pending', 'confirmed']);

@Resolver(() => Order)
export class OrderChangeResolver {
  @Mutation(() => RequestOrderChangePayload, {
    description: 'Tells staff, as an inquiry, what the customer wants changed.',
  })
  async requestOrderChange(
    @Arg('input', () => RequestOrderChangeInput) { token, message }: RequestOrderChangeInput,
    @Ctx() context: Context,
  ): Promise<RequestOrderChangePayload> {
    const order = await findOrderByToken(context.em, token);
    try {
      await submitChange(context, order, message);
      return { order, userErrors: [] };
    } catch (error) {
      return { order, userErrors: userErrorsOf(error) };
    }
  }

  @FieldResolver(() => [OrderChangeRequest], { description: 'The oldest first.' })
  changeRequests(@Root() order: Order, @Ctx() { em }: Context): Promise<OrderChangeRequest[]> {
    return em.find(Inquiry, { order }, { orderBy: { id: 'asc' } });
  }
}

/** Stores the request as an inquiry of the order; throws NOT_FOUND, or CONFLICT once production has begun. */
async function submitChange(context: Context, order: Order | null, message: string): Promise<void> {
  if (!order) throw new AppError('NOT_FOUND', 'Nie ma takiego zamówienia.');
  if (!CHANGEABLE.has(order.status))
    throw new AppError('CONFLICT', 'Produkcja już się zaczęła i\u00a0zmian nie da się wprowadzić.');
  const { customerName: name, customerEmail: email, customerPhone: phone } = order;
  await countForm(context, 'inquiry', email);
  const subject = `Zmiana zamówienia nr ${order.id}`;
  const inquiry = { name, email, phone, subject, message, inquiryType: 'general' as const };
  await submitInquiry(context.em, inquiry, order);
}
