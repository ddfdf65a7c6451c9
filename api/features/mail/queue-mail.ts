import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mail } from './mail-content.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

const MAX_SUBJECT = 300;

/**
 * Adds an e-mail to the caller's transaction. It is sent after the commit, at the earliest after `delaySeconds`; the
 * database adds the job that sends it, and counts the delay by its own clock. Returns null, and adds nothing, for a mail
 * without an address, such as one about an order whose customer's data were deleted. The caller flushes.
 */
export function queueMail(tx: EntityManager, mail: Mail, delaySeconds = 0): OutgoingMail | null {
  if (mail.recipient === '') return null;
  return tx.create(OutgoingMail, {
    ...mail,
    subject: mail.subject.slice(0, MAX_SUBJECT),
    content: wellFormed(mail.content),
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
