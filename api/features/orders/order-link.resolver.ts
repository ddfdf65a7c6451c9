import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { User } from '../../identity/user.entity.js';
import type { StaffContext } from '../../request/context.js';
import { AppError } from '../../shared/errors.js';
import { IsId } from '../../shared/id.js';
import { attempt } from '../../shared/user-error.js';
import { CustomerLinkPayload } from '../audit/customer-link.payloads.js';
import { recordOpening } from '../audit/record-opening.js';
import { Order } from './order.entity.js';

/** The path of the customer's own page, for staff; recorded in the audit log. Throws NOT_FOUND. */
async function revealOrderLink(em: EntityManager, viewer: User, id: number): Promise<string> {
  const order = await em.findOne(Order, { id }, { fields: ['token'] });
  if (!order) throw new AppError('NOT_FOUND', 'Nie ma takiego zamówienia.');
  await recordOpening(em, viewer, { type: 'customer_order', id });
  return `/zamowienie/${order.token}`;
}

@InputType()
export class RevealOrderLinkInput {
  @Field(() => Int)
  @IsId()
  orderId!: number;
}

@Resolver()
export class OrderLinkResolver {
  @Mutation(() => CustomerLinkPayload, {
    description:
      "For staff: the address of the customer's own page of an order; recorded in the audit log.",
  })
  async revealOrderLink(
    @Arg('input', () => RevealOrderLinkInput) { orderId }: RevealOrderLinkInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CustomerLinkPayload> {
    const { result: path, userErrors } = await attempt(() => revealOrderLink(em, viewer, orderId));
    return { path, userErrors };
  }
}
