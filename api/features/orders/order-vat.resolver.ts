import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../request/context.js';
import { VatSum, vatSumsOf } from '../agreements/vat.payloads.js';
import { type ListedOrder, orderEntity } from './listed-order.js';
import { Order } from './order.entity.js';

@Resolver(() => Order)
export class OrderVatResolver {
  @FieldResolver(() => [VatSum], {
    description: 'The total by rate of VAT, the higher rate first.',
  })
  async vatSums(@Root() order: ListedOrder, @Ctx() { em }: Context): Promise<VatSum[]> {
    return vatSumsOf(await orderEntity(em, order).lines.loadItems(), order.discount, order);
  }
}
