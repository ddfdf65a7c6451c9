import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../request/context.js';
import { balanceOf } from '../../ledger/balance.js';
import { Order } from '../order.entity.js';
import { paymentOf } from './order-payment.js';
import { OrderPayment } from './order-payment.payloads.js';

@Resolver(() => Order)
export class OrderPaymentResolver {
  @FieldResolver(() => OrderPayment)
  async payment(@Root() { id }: Order, @Ctx() { em, services }: Context): Promise<OrderPayment> {
    return paymentOf(await balanceOf(em, id), id, services.content.company, new Date());
  }
}
