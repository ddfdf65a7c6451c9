import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { StaffContext } from '../../../request/context.js';
import { attempt } from '../../../shared/user-error.js';
import { usualTerms, usualWeeks } from '../../content/company.js';
import { answerOffer } from '../answer-offer.js';
import { Offer } from '../offer.entity.js';
import { createOffer } from './create-offer.js';
import { deleteDraft } from './delete-draft.js';
import {
  CreateOfferInput,
  OfferInput,
  OfferPayload,
  SaveOfferDraftInput,
} from './offer-draft.inputs.js';
import { reviseOffer } from './revise-offer.js';
import { saveDraft } from './save-draft.js';

@Resolver(() => Offer)
export class OfferDraftResolver {
  @Mutation(() => OfferPayload, {
    description:
      'For staff: creates an offer with a draft of the goods of an inquiry or a project at current prices, or ' +
      'an empty one. CONFIGURATION_INVALID for goods that can no longer be made.',
  })
  async createOffer(
    @Arg('input', () => CreateOfferInput) input: CreateOfferInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<OfferPayload> {
    const { result: offer, userErrors } = await attempt(async () => {
      const id = await createOffer(em, viewer, input, {
        catalogue: await services.catalogue.current(),
        payment: usualTerms(services.env),
        usualWeeks: (categories) => usualWeeks(services.env, categories),
        validDays: services.env.OFFER_VALID_DAYS,
      });
      return em.findOne(Offer, { id });
    });
    return { offer, userErrors };
  }

  @Mutation(() => OfferPayload, {
    description:
      'For staff: replaces the contents of the draft. Goods that stay keep their price, others get the current ' +
      'one. CONFLICT where no version is a draft.',
  })
  async saveOfferDraft(
    @Arg('input', () => SaveOfferDraftInput) input: SaveOfferDraftInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<OfferPayload> {
    const catalogue = await services.catalogue.current();
    return answerOffer(em, input.offerId, () => saveDraft(em, viewer, input, catalogue));
  }

  @Mutation(() => OfferPayload, {
    description:
      'For staff: starts the next version as a draft, a copy of the last one. The version that was sent stays ' +
      'in force until the draft is sent. CONFLICT for an accepted offer, and where there is a draft already.',
  })
  reviseOffer(
    @Arg('input', () => OfferInput) input: OfferInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<OfferPayload> {
    const { OFFER_VALID_DAYS } = services.env;
    return answerOffer(em, input.offerId, () => reviseOffer(em, viewer, input, OFFER_VALID_DAYS));
  }

  @Mutation(() => OfferPayload, {
    description:
      'For staff: deletes the draft, and the offer where it has no other version; `offer` is then null. CONFLICT ' +
      'where no version is a draft.',
  })
  deleteOfferDraft(
    @Arg('input', () => OfferInput) input: OfferInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<OfferPayload> {
    return answerOffer(em, input.offerId, () => deleteDraft(em, viewer, input));
  }
}
