import type { EntityManager } from '@mikro-orm/postgresql';
import { batched } from '../../../shared/batched.js';
import { readMails } from '../../mail/read-mails.js';

/** The mails that contain an answer, oldest first. */
export const mailsOfAnswer = batched(async (em: EntityManager, answerIds: readonly number[]) => {
  const mails = await readMails(em, 'inquiryAnswerId', answerIds);
  return new Map(
    answerIds.map((id) => [id, mails.filter(({ inquiryAnswerId }) => inquiryAnswerId === id)]),
  );
});
