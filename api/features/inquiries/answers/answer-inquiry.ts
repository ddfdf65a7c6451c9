import type { EntityManager } from '@mikro-orm/postgresql';
import { openPlaceholders } from '#engine/trade/shop/answer-placeholders';
import { User } from '../../../identity/user.entity.js';
import { wrongField } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { onceForKey } from '../../auth/once-for-key.js';
import { queueMail } from '../../mail/queue-mail.js';
import { answerMail, attachedTo } from '../inquiry-mails.js';
import type { AnswerInquiryInput } from '../inquiry-staff.inputs.js';
import { Inquiry } from '../inquiry.entity.js';
import { lockInquiry } from '../update-inquiry.js';
import { InquiryAnswer } from './inquiry-answer.entity.js';

type Answer = Omit<AnswerInquiryInput, 'version'> & { version?: number | null };

/**
 * Mails an answer to the customer, stores it, sets the status, and assigns an unassigned inquiry to the author; once
 * for its idempotency key. Throws NOT_FOUND, CHANGED_MEANWHILE, IDEMPOTENCY_KEY_REUSED, and BAD_USER_INPUT while a
 * placeholder is left open.
 */
export async function answerInquiry(
  em: EntityManager,
  actor: User,
  { id, version, text, status, idempotencyKey: key }: Answer,
): Promise<Inquiry> {
  const [left] = openPlaceholders(text);
  if (left) {
    throw wrongField('text', `W\u00a0odpowiedzi zostało niewypełnione miejsce ${left}.`);
  }
  const request = { key, content: ['answerInquiry', id, text.trim(), status], reused: REUSED };
  return asStaff(em, actor, async (tx) => {
    await onceForKey(tx, actor, request, async () => {
      const inquiry = await lockInquiry(tx, id, version);
      const author = tx.getReference(User, actor.id, { wrapped: true });
      const answer = tx.create(InquiryAnswer, {
        inquiry,
        text: text.trim(),
        author,
        at: new Date(),
      });
      inquiry.status = status;
      inquiry.assignee ??= author;
      // Set even where status and assignee stay, so that the version rises and an answer to the old version is refused.
      inquiry.updatedAt = answer.at;
      await tx.flush();
      await queueMail(tx, answerMail(inquiry, answer, await attachedTo(inquiry)));
      return id;
    });
    return tx.findOneOrFail(Inquiry, id);
  });
}

const REUSED =
  'Ta odpowiedź została już wysłana, ale z\u00a0inną treścią. Sprawdź odpowiedzi na to zapytanie.';
