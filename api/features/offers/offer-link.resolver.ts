import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { offerPath } from '#engine/trade/shop/offers';
import type { User } from '../../identity/user.entity.js';
import type { StaffContext } from '../../request/context.js';
import { AppError } from '../../shared/errors.js';
import { IsId } from '../../shared/id.js';
import { attempt } from '../../shared/user-error.js';
import { CustomerLinkPayload } from '../audit/customer-link.payloads.js';
import { recordOpening } from '../audit/record-opening.js';
import { Offer } from './offer.entity.js';

/** The path of the customer's own page, for staff; recorded in the audit log. Throws NOT_FOUND. */
async function revealOfferLink(em: EntityManager, viewer: User, id: number): Promise<string> {
  const offer = await em.findOne(Offer, { id }, { fields: ['token'] });
  if (!offer) throw new AppError('NOT_FOUND', 'Nie ma takiej oferty.');
  await recordOpening(em, viewer, { type: 'offer', id });
  return offerPath(offer.token);
}

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
