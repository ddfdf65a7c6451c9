import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context, StaffContext } from '../../../request/context.js';
import { countForm } from '../../../request/count-requests.js';
import { AppError } from '../../../shared/errors.js';
import { attempt } from '../../../shared/user-error.js';
import { answerOwnOffer } from '../answer-offer.js';
import { OfferPayload } from '../drafts/offer-draft.inputs.js';
import { findOfferByToken } from '../find-offer.js';
import { Offer } from '../offer.entity.js';
import { answerQuestion, askQuestion } from './ask-question.js';
import { AnswerOfferQuestionInput, AskAboutOfferInput } from './offer-question.inputs.js';

@Resolver(() => Offer)
export class OfferQuestionsResolver {
  @Mutation(() => OfferPayload, {
    description:
      'The customer asks about an offer; the same question, while it waits for an answer, is stored once. ' +
      'CONFLICT for an accepted offer; TOO_MANY_REQUESTS after 5 questions an hour.',
  })
  askAboutOffer(
    @Arg('input', () => AskAboutOfferInput) input: AskAboutOfferInput,
    @Ctx() context: Context,
  ): Promise<OfferPayload> {
    const { em, services, viewer } = context;
    return answerOwnOffer(em, input.token, async () => {
      const offer = await findOfferByToken(em.fork(), input.token);
      if (!offer) throw new AppError('NOT_FOUND', 'Nie ma takiej oferty.');
      await countForm(context, 'inquiry', offer.customerEmail ?? '');
      await askQuestion(em, viewer, input, services.env.COMPANY_EMAIL);
    });
  }

  @Mutation(() => OfferPayload, {
    description:
      'For staff: answers a question, once; the answer is mailed and shown below the offer. CONFLICT where the ' +
      'question has an answer already.',
  })
  async answerOfferQuestion(
    @Arg('input', () => AnswerOfferQuestionInput) input: AnswerOfferQuestionInput,
    @Ctx() { em, viewer }: StaffContext,
  ): Promise<OfferPayload> {
    const { userErrors } = await attempt(() => answerQuestion(em, viewer, input));
    const offer = await em.fork().findOne(Offer, { questions: { id: input.questionId } });
    return { offer, userErrors };
  }
}
