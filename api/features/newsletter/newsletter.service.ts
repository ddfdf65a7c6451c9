import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../database/prepared.js';
import { AppError } from '../../shared/errors.js';
import { consentText } from '../consents/consent-texts.js';
import { queueMail } from '../mail/queue-mail.js';
import { confirmSubscriptionMail, goodbyeMail } from './newsletter-mails.js';
import { hashToken, isToken, randomToken, unsubscribeToken } from './newsletter-tokens.js';
import type { SubscriberSource } from './subscriber.entity.js';

export interface SubscribeRequest {
  email: string;
  source: SubscriberSource;
}

/**
 * Keeps a wish for the newsletter and mails the link that confirms it, in the caller's transaction. Who is subscribed
 * already gets nothing: whether an address is known is told to nobody.
 */
export async function subscribe(
  tx: EntityManager,
  secret: string,
  { email, source }: SubscribeRequest,
): Promise<void> {
  const address = email.trim().toLowerCase();
  const [id, confirmToken] = [randomUUID(), randomToken()];
  const [subscriber] = await prepared<{ id: string }>(
    tx,
    `insert into subscriber (id, email, status, confirm_token_hash, unsubscribe_token_hash, consent_version, source, requested_at)
       values ($1, $2, 'pending', $3, $4, $5, $6, now())
     on conflict (email) do update
       set status = 'pending', confirm_token_hash = excluded.confirm_token_hash, consent_version = excluded.consent_version,
         source = excluded.source, requested_at = excluded.requested_at, confirmed_at = null, unsubscribed_at = null
       where subscriber.status <> 'confirmed'
     returning id`,
    [
      id,
      address,
      hashToken(confirmToken),
      hashToken(unsubscribeToken(id, secret)),
      consentText('newsletter').version,
      source,
    ],
  );
  if (!subscriber) return;
  const stopToken = unsubscribeToken(subscriber.id, secret);
  queueMail(tx, confirmSubscriptionMail(address, confirmToken, stopToken));
}

/** Carries out the wish behind a link; throws NOT_FOUND for a link that has been used or never was. */
export async function confirmSubscription(em: EntityManager, token: string): Promise<void> {
  const rows = await prepared<{ id: string }>(
    em,
    `update subscriber set status = 'confirmed', confirmed_at = now(), confirm_token_hash = null
      where confirm_token_hash = $1 and status = 'pending' returning id`,
    [isToken(token) ? hashToken(token) : ''],
  );
  if (rows.length === 0) throw deadLink();
}

/** Ends a subscription and says goodbye, once; a second time nothing happens. Throws NOT_FOUND for a link of nobody. */
export async function unsubscribe(em: EntityManager, token: string): Promise<void> {
  await em.transactional(async (tx) => {
    const [subscriber] = await prepared<{ email: string; status: string }>(
      tx,
      'select email, status from subscriber where unsubscribe_token_hash = $1 for update',
      [isToken(token) ? hashToken(token) : ''],
    );
    if (!subscriber) throw deadLink();
    if (subscriber.status === 'unsubscribed') return;
    await prepared(
      tx,
      `update subscriber set status = 'unsubscribed', unsubscribed_at = now(), confirm_token_hash = null where email = $1`,
      [subscriber.email],
    );
    // Who never confirmed has asked for no mail at all.
    if (subscriber.status === 'confirmed') queueMail(tx, goodbyeMail(subscriber.email));
  });
}

function deadLink(): AppError {
  const message = 'Ten link już nie działa. Mógł zostać użyty albo wygasł.';
  return new AppError('NOT_FOUND', message, [{ path: 'token', message }]);
}
