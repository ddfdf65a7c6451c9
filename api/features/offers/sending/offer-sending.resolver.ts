import type { EntityManager } from '@mikro-orm/postgresql';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { countWrite } from '../../../request/count-requests.js';
import { batched } from '../../../shared/batched.js';
import { issuerOf } from '../../agreements/paper/issuer.js';
import { MailRecord } from '../../mail/mail.inputs.js';
import { readMails } from '../../mail/read-mails.js';
import { answerOffer } from '../answer-offer.js';
import { OfferInput, OfferPayload } from '../drafts/offer-draft.inputs.js';
import { Offer } from '../offer.entity.js';
import { OpenOfferInput } from '../questions/offer-question.inputs.js';
import { sendOffer, openOffer } from './send-offer.js';

/** The sent and the queued mails to the customer about an offer, the oldest first. */
const mailsOf = batched(async (em: EntityManager, offerIds: readonly number[]) => {
  const mails = await readMails(em, 'offerId', offerIds);
  return new Map(offerIds.map((id) => [id, mails.filter(({ offerId }) => offerId === id)]));
});

@Resolver(() => Offer)
export class OfferSendingResolver {
  @Mutation(() => OfferPayload, {
    description:
      'For staff: mails the draft to the customer. From then on it never changes, and it replaces the version ' +
      'sent before; a lost offer is open again. CONFLICT where there is no draft; BAD_USER_INPUT that names ' +
      'what is missing.',
  })
  sendOffer(
    @Arg('input', () => OfferInput) input: OfferInput,
    @Ctx() { em, viewer, services }: StaffContext,
  ): Promise<OfferPayload> {
    return answerOffer(em, input.offerId, () => sendOffer(em, viewer, input, issuerOf(services)));
  }

  @Mutation(() => Boolean, {
    description:
      'Called by the page of an offer: records when the customer has first opened it and its current version. ' +
      'False for staff, who are not counted; otherwise true, also for an unknown token.',
  })
  async openOffer(
    @Arg('input', () => OpenOfferInput) { token }: OpenOfferInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    if (context.viewer) return false;
    await countWrite(context);
    await openOffer(context.em, token);
    return true;
  }

  @FieldResolver(() => [MailRecord], {
    nullable: true,
    description: 'For staff: the e-mails to the customer, the oldest first; null for others.',
  })
  async mails(@Root() { id }: Offer, @Ctx() { em, viewer }: Context): Promise<MailRecord[] | null> {
    return viewer && ((await mailsOf(em, id)) ?? []);
  }
}
