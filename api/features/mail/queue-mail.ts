import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomerMail, Mail } from './mail-content.js';
import { inWords, wordsInForce } from './mail-words.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

const MAX_SUBJECT = 300;

/**
 * Adds an e-mail to the caller's transaction, in the words that hold now. It is sent after the commit, at the earliest
 * after `delaySeconds`; the database adds the job that sends it, and counts the delay by its own clock. Returns null,
 * and adds nothing, for a mail without an address, such as one about an order whose customer's data were deleted. The
 * caller flushes.
 */
export async function queueMail(
  tx: EntityManager,
  mail: Mail | CustomerMail,
  delaySeconds = 0,
): Promise<OutgoingMail | null> {
  if (mail.recipient === '') return null;
  const worded = 'kind' in mail ? inWords(mail, await wordsInForce(tx, mail.kind)) : mail;
  return tx.create(OutgoingMail, {
    ...worded,
    subject: worded.subject.slice(0, MAX_SUBJECT),
    content: wellFormed(worded.content),
    sendAfter: delaySeconds > 0 ? new Date(Date.now() + delaySeconds * 1000) : null,
  });
}

/**
 * A copy without lone surrogates (halves of a character in UTF-16). People cannot type them but programs can send them,
 * and jsonb does not accept them.
 */
function wellFormed<Content extends object>(content: Content): Content {
  return JSON.parse(
    JSON.stringify(content, (_key, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    ),
  );
}
