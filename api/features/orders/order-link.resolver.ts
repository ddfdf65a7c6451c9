import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { StaffContext } from '../../request/context.js';
import { IsId } from '../../shared/id.js';
import { attempt } from '../../shared/user-error.js';
import { CustomerLinkPayload } from '../audit/customer-link.payloads.js';
import { revealOrderLink } from './reveal-order-link.js';

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
