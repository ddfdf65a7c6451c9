import type { EntityManager } from '@mikro-orm/postgresql';
import { batched } from '../../../shared/batched.js';
import { readMails } from '../../mail/read-mails.js';

/** The mails that brought, or are to bring, an answer to the customer, the oldest first. */
export const mailsOfAnswer = batched(async (em: EntityManager, answerIds: readonly number[]) => {
  const mails = await readMails(em, 'inquiryAnswerId', answerIds);
  return new Map(
    answerIds.map((id) => [id, mails.filter(({ inquiryAnswerId }) => inquiryAnswerId === id)]),
  );
});
