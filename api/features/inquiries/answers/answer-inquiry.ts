import type { EntityManager } from '@mikro-orm/postgresql';
import { openPlaceholders } from '../../../../engine/shop/answer-placeholders.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { User } from '../../auth/user.entity.js';
import { queueMail } from '../../mail/queue-mail.js';
import { InquiryAnswer } from './inquiry-answer.entity.js';
import { answerMail, attachedTo } from '../inquiry-mails.js';
import type { AnswerInquiryInput } from '../inquiry-staff.inputs.js';
import type { Inquiry } from '../inquiry.entity.js';
import { lockInquiry } from '../update-inquiry.js';

type Answer = Omit<AnswerInquiryInput, 'version'> & { version?: number | null };

/**
 * Mails an answer to the customer, stores it, sets the status, and assigns an unassigned inquiry to the author. A
 * repetition after a lost answer of the server changes nothing. Throws NOT_FOUND, CHANGED_MEANWHILE, and BAD_USER_INPUT
 * while a placeholder is left open.
 */
export async function answerInquiry(
  em: EntityManager,
  actor: User,
  { id, version, text, status }: Answer,
): Promise<Inquiry> {
  const [left] = openPlaceholders(text);
  if (left) {
    throw wrongField('text', `W\u00a0odpowiedzi zostało niewypełnione miejsce ${left}.`);
  }
  return asStaff(em, actor, async (tx) => {
    const inquiry = await lockInquiry(tx, id);
    if (version != null && inquiry.version !== version) {
      if (await isLatestAnswer(tx, inquiry, actor, text)) return inquiry;
      throw new AppError('CHANGED_MEANWHILE');
    }
    const author = tx.getReference(User, actor.id, { wrapped: true });
    const answer = tx.create(InquiryAnswer, { inquiry, text: text.trim(), author, at: new Date() });
    inquiry.status = status;
    inquiry.assignee ??= author;
    // Set even where status and assignee stay, so that the version rises and an answer to the older version is refused.
    inquiry.updatedAt = answer.at;
    await tx.flush();
    queueMail(tx, answerMail(inquiry, answer, await attachedTo(inquiry)));
    return inquiry;
  });
}

/** Whether the latest answer has this text and is by this member of staff, so that the request is its repetition. */
async function isLatestAnswer(
  tx: EntityManager,
  inquiry: Inquiry,
  actor: User,
  text: string,
): Promise<boolean> {
  const latest = await tx.findOne(InquiryAnswer, { inquiry }, { orderBy: { id: 'desc' } });
  return latest?.author.id === actor.id && latest.text === text.trim();
}
