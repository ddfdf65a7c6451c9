import type { EntityManager } from '@mikro-orm/postgresql';
import { batched } from '../../../shared/batched.js';
import { readMails } from '../../mail/read-mails.js';

/** The mails that brought, or are to bring, an answer to the customer, the oldest first. */
export const mailsOfAnswer = batched(async (em: EntityManager, answerIds: readonly number[]) =>
  Map.groupBy(
    await readMails(em, 'inquiryAnswerId', answerIds),
    ({ inquiryAnswerId }) => inquiryAnswerId!,
  ),
);
