import type { EntityManager } from '@mikro-orm/postgresql';
import { batched } from '../../../shared/batched.js';
import { readMails } from '../../mail/read-mails.js';

/** The sent and the queued mails to the customer about an offer, the oldest first. */
export const mailsOf = batched(async (em: EntityManager, offerIds: readonly number[]) => {
  const mails = await readMails(em, 'offerId', offerIds);
  return new Map(offerIds.map((id) => [id, mails.filter(({ offerId }) => offerId === id)]));
});
