import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { countForm, countWrite } from '../../../request/count-requests.js';
import { issuerOf } from '../../agreements/paper/issuer.js';
import { answerOffer, answerOwnOffer } from '../answer-offer.js';
import { OfferPayload } from '../drafts/offer-draft.inputs.js';
import { Offer } from '../offer.entity.js';
import { acceptByLink, recordAcceptance } from './accept-offer.js';
import { declineOffer, loseOffer } from './lose-offer.js';
import {
  AcceptOfferInput,
  AcceptOfferPayload,
  DeclineOfferInput,
  LoseOfferInput,
  RecordOfferAcceptanceInput,
} from './offer-decision.inputs.js';

@Resolver(() => Offer)
export class OfferDecisionResolver {
  @Mutation(() => AcceptOfferPayload, {
    description:
      'The customer accepts a version: its order is placed at the price that was shown. The same request again ' +
      'changes nothing. CONFLICT where another version is current, or the offer has expired or is lost.',
  })
  async acceptOffer(
    @Arg('input', () => AcceptOfferInput) input: AcceptOfferInput,
    @Ctx() context: Context,
  ): Promise<AcceptOfferPayload> {
    const { em, origin, services, viewer } = context;
    const { offer, userErrors } = await answerOwnOffer(em, input.token, async () => {
      await countForm(context, 'order', input.customerEmail);
      const by = { from: origin.address, viewer };
      const { content: site, env } = services;
      await acceptByLink(em, input, by, { shopEmail: env.COMPANY_EMAIL, site });
    });
    const order = (await offer?.order?.load()) ?? null;
    if (order) order.isOwn = true;
    return { offer, order, userErrors };
  }

  @Mutation(() => OfferPayload, {
    description:
      'The customer declines the offer; the same request again changes nothing. CONFLICT where another version ' +
      'is current or the offer is accepted.',
  })
  declineOffer(
    @Arg('input', () => DeclineOfferInput) input: DeclineOfferInput,
    @Ctx() context: Context,
  ): Promise<OfferPayload> {
    const { em, services, viewer } = context;
    return answerOwnOffer(em, input.token, async () => {
      await countWrite(context);
      await declineOffer(em, viewer, input, services.env.COMPANY_EMAIL);
    });
  }

  @Mutation(() => OfferPayload, {
    description:
      'For staff: records that the customer has accepted a version, which may be a draft, by telephone, and ' +
      'places its order.',
  })
  recordOfferAcceptance(
    @Arg('input', () => RecordOfferAcceptanceInput) input: RecordOfferAcceptanceInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<OfferPayload> {
    return answerOffer(em, input.offerId, () =>
      recordAcceptance(em, viewer, input, {
        issuer: issuerOf(services),
        site: services.content,
      }),
    );
  }

  @Mutation(() => OfferPayload, {
    description:
      'For staff: closes an offer that will not be accepted, with the reason. CONFLICT for an accepted offer.',
  })
  loseOffer(
    @Arg('input', () => LoseOfferInput) input: LoseOfferInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<OfferPayload> {
    return answerOffer(em, input.offerId, () => loseOffer(em, viewer, input));
  }
}
