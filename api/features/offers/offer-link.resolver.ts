import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { StaffContext } from '../../request/context.js';
import { IsId } from '../../shared/id.js';
import { attempt } from '../../shared/user-error.js';
import { CustomerLinkPayload } from '../audit/customer-link.payloads.js';
import { revealOfferLink } from './reveal-offer-link.js';

@InputType()
export class RevealOfferLinkInput {
  @Field(() => Int)
  @IsId()
  offerId!: number;
}

@Resolver()
export class OfferLinkResolver {
  @Mutation(() => CustomerLinkPayload, {
    description:
      "For staff: the address of the customer's own page of an offer; recorded in the audit log.",
  })
  async revealOfferLink(
    @Arg('input', () => RevealOfferLinkInput) { offerId }: RevealOfferLinkInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<CustomerLinkPayload> {
    const { result: path, userErrors } = await attempt(() => revealOfferLink(em, viewer, offerId));
    return { path, userErrors };
  }
}
