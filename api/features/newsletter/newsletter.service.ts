import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { type AppError, wrongField } from '../../shared/errors.js';
import { consentText } from '../consents/consent-texts.js';
import { queueMail } from '../mail/queue-mail.js';
import { confirmSubscriptionMail, goodbyeMail } from './newsletter-mails.js';
import { hashToken, isToken, randomToken, unsubscribeToken } from './newsletter-tokens.js';
import { Subscriber, type SubscriberSource } from './subscriber.entity.js';

export interface SubscribeRequest {
  email: string;
  source: SubscriberSource;
}

/**
 * Stores a request for the newsletter and mails the link that confirms it, in the caller's transaction. An address
 * that is already subscribed gets no mail; the answer is the same, so it does not reveal subscribers.
 */
export async function subscribe(
  tx: EntityManager,
  secret: string,
  { email, source }: SubscribeRequest,
): Promise<void> {
  const address = email.trim().toLowerCase();
  const [id, confirmToken] = [randomUUID(), randomToken()];
  const request = {
    status: 'pending',
    confirmTokenHash: hashToken(confirmToken),
    consentVersion: consentText('newsletter').version,
    source,
    requestedAt: new Date(),
    confirmedAt: null,
    unsubscribedAt: null,
  } as const;
  // One upsert, because two requests for a new address may come at once.
  const subscriber = await db(tx)
    .insertInto('Subscriber')
    .values({
      id,
      email: address,
      unsubscribeTokenHash: hashToken(unsubscribeToken(id, secret)),
      ...request,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(request).where('Subscriber.status', '<>', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!subscriber) return;
  const stopToken = unsubscribeToken(subscriber.id, secret);
  queueMail(tx, confirmSubscriptionMail(address, confirmToken, stopToken));
}

/**
 * Confirms a subscription by its mailed link; throws NOT_FOUND for a link that was used, replaced or never sent, or
 * whose owner has unsubscribed.
 */
export async function confirmSubscription(em: EntityManager, token: string): Promise<void> {
  await em.transactional(async (tx) => {
    const subscriber = await lockSubscriber(tx, 'confirmTokenHash', token);
    subscriber.status = 'confirmed';
    subscriber.confirmedAt = new Date();
    subscriber.confirmTokenHash = null;
  });
}

/**
 * Ends a subscription, with a mail if it was confirmed; repeated, it does nothing. Throws NOT_FOUND for an unknown
 * link.
 */
export async function unsubscribe(em: EntityManager, token: string): Promise<void> {
  await em.transactional(async (tx) => {
    const subscriber = await lockSubscriber(tx, 'unsubscribeTokenHash', token);
    if (subscriber.status === 'confirmed') queueMail(tx, goodbyeMail(subscriber.email));
    if (subscriber.status === 'unsubscribed') return;
    subscriber.status = 'unsubscribed';
    subscriber.unsubscribedAt = new Date();
    subscriber.confirmTokenHash = null;
  });
}

async function lockSubscriber(
  tx: EntityManager,
  hash: 'confirmTokenHash' | 'unsubscribeTokenHash',
  token: string,
): Promise<Subscriber> {
  const subscriber = isToken(token)
    ? await tx.findOne(
        Subscriber,
        { [hash]: hashToken(token) },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
    : null;
  if (!subscriber) throw deadLink();
  return subscriber;
}

function deadLink(): AppError {
  return wrongField(
    'token',
    'Ten link już nie działa. Mógł zostać użyty albo wygasnąć.',
    'NOT_FOUND',
  );
}
