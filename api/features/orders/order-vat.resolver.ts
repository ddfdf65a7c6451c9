import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { formatAmount } from '../../../engine/price/money.js';
import type { Context } from '../../request/context.js';
import { Decimal } from '../../shared/scalars.js';
import { rateSums } from './order-vat.js';
import { type ListedOrder, orderEntity } from './listed-order.js';
import { Order } from './order.entity.js';

@ObjectType({
  simpleResolvers: true,
  description: 'The part of an amount that has one rate of VAT.',
})
export class VatSum {
  @Field(() => Int, { description: 'Per cent.' })
  rate!: number;

  @Field(() => Decimal)
  net!: string;

  @Field(() => Decimal)
  vat!: string;

  @Field(() => Decimal)
  gross!: string;
}

@Resolver(() => Order)
export class OrderVatResolver {
  @FieldResolver(() => [VatSum], {
    description: 'The total by rate of VAT, the higher rate first.',
  })
  async vatSums(@Root() order: ListedOrder, @Ctx() { em }: Context): Promise<VatSum[]> {
    return vatSumsOf(await orderEntity(em, order).lines.loadItems(), order.discount, order);
  }
}

/** The price of lines less a discount, split by rate of VAT, as the API returns it. */
export const vatSumsOf = (...priced: Parameters<typeof rateSums>): VatSum[] =>
  rateSums(...priced).map(({ rate, net, vat, gross }) => ({
    rate,
    net: formatAmount(net),
    vat: formatAmount(vat),
    gross: formatAmount(gross),
  }));
