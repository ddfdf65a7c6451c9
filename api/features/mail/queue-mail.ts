import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mail } from './mail-content.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

const MAX_SUBJECT = 300;

/**
 * Adds an e-mail to the caller's transaction. It is sent after the commit, and not before this many seconds; the
 * database adds the job that sends it.
 */
export function queueMail(tx: EntityManager, mail: Mail, delaySeconds = 0): OutgoingMail {
  return tx.create(OutgoingMail, {
    ...mail,
    subject: mail.subject.slice(0, MAX_SUBJECT),
    content: withoutLoneSurrogates(mail.content),
    sendAfter: delaySeconds > 0 ? new Date(Date.now() + delaySeconds * 1000) : null,
  });
}

/** Lone surrogates, which people cannot type but programs can send, are invalid in jsonb. */
function withoutLoneSurrogates<Content extends object>(content: Content): Content {
  // JSON.stringify writes a lone surrogate as \ud…: to search for that is faster than to check every value.
  if (!JSON.stringify(content).includes(String.raw`\ud`)) return content;
  return JSON.parse(JSON.stringify(content, wellFormed));
}

const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;
