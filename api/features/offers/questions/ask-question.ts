import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { asStaff, asViewer } from '../../audit/as-staff.js';
import { followOffer } from '../../inquiries/follow-offer.js';
import { queueMail } from '../../mail/queue-mail.js';
import { lockOffer, lockOwnVersion } from '../find-offer.js';
import { insertEvent } from '../insert-event.js';
import { answerMail, questionMail } from '../sending/offer-mails.js';
import { OfferQuestion } from './offer-question.entity.js';
import type { AnswerOfferQuestionInput, AskAboutOfferInput } from './offer-question.inputs.js';

/**
 * Stores a question of the customer and mails it to the shop; the same text about the same version is stored only once
 * while it has no answer. Throws NOT_FOUND, and CONFLICT for an accepted offer.
 */
export async function askQuestion(
  em: EntityManager,
  viewer: User | null,
  { token, versionNumber, text }: AskAboutOfferInput,
  shopEmail: string | undefined,
): Promise<void> {
  await asViewer(em, viewer, async (tx) => {
    const { offer } = await lockOwnVersion(tx, token, versionNumber);
    if (offer.state === 'accepted') throw new AppError('CONFLICT', ACCEPTED);
    const question = { offer, versionNumber, text: text.trim() };
    if (await tx.findOne(OfferQuestion, { ...question, answer: null })) return;
    const askedAt = new Date();
    tx.create(OfferQuestion, { ...question, askedAt });
    offer.askedAt ??= askedAt;
    offer.updatedAt = askedAt;
    if (shopEmail) await queueMail(tx, questionMail(offer, question.text, shopEmail));
    insertEvent(tx, offer, { news: 'asked', versionNumber, actor: viewer });
    await followOffer(tx, offer.inquiry, 'asked', null);
    await tx.flush();
  });
}

/**
 * Stores the answer to a question, once: it is mailed to the customer and shown on the page of the offer. Throws
 * NOT_FOUND, and CONFLICT for a question that is answered already.
 */
export async function answerQuestion(
  em: EntityManager,
  viewer: User,
  { questionId, text }: AnswerOfferQuestionInput,
): Promise<void> {
  await asStaff(em, viewer, async (tx) => {
    const stored = await tx.findOne(OfferQuestion, { id: questionId });
    if (!stored) throw new AppError('NOT_FOUND', 'Nie ma takiego pytania.');
    const offer = await lockOffer(tx, stored.offer.id);
    const question = await tx.findOneOrFail(OfferQuestion, { id: questionId }, { refresh: true });
    if (question.answer !== null) throw new AppError('CONFLICT', 'To pytanie ma już odpowiedź.');
    const answer = text.trim();
    const answeredAt = new Date();
    tx.assign(question, { answer, answeredAt, answeredBy: tx.getReference(User, viewer.id) });
    offer.updatedAt = answeredAt;
    await queueMail(tx, answerMail(offer, question.text, answer));
    insertEvent(tx, offer, {
      news: 'answered',
      versionNumber: question.versionNumber,
      actor: viewer,
    });
    await followOffer(tx, offer.inquiry, 'answered', viewer);
    await tx.flush();
  });
}

const ACCEPTED = 'Ta oferta jest już przyjęta. Napisz do nas na stronie zamówienia.';
