import type { EntityManager } from '@mikro-orm/postgresql';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../request/context.js';
import { batched } from '../../../shared/batched.js';
import { DateTimeISO } from '../../../shared/scalars.js';
import { Order } from '../../orders/order.entity.js';
import { Offer } from '../offer.entity.js';

@Resolver(() => Order)
export class AcceptedOrderResolver {
  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'When the customer accepted the offer that the order comes from; the agreed term of delivery begins at this ' +
      'time. It may be before the order was placed, because staff may record a telephone call later. Null for an ' +
      'order without an agreed term.',
  })
  async offerAcceptedAt(
    @Root() { id, termWeeksFrom }: Order,
    @Ctx() { em }: Context,
  ): Promise<Date | null> {
    return termWeeksFrom === null ? null : ((await acceptedAtOf(em, id)) ?? null);
  }
}

const acceptedAtOf = batched(async (em: EntityManager, orderIds: readonly number[]) => {
  const offers = await em.find(Offer, { order: { $in: [...orderIds] } });
  return new Map(
    offers.flatMap(({ order, acceptedAt }) =>
      order && acceptedAt ? [[order.id, acceptedAt]] : [],
    ),
  );
});
