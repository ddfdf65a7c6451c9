import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.js';
import { type AppError, wrongField } from '../../shared/errors.js';
import { consentGiven } from '../consents/consent.payloads.js';
import type { ContentStore } from '../content/content-store.js';
import { keepLegalTexts } from '../content/legal/legal-texts.js';
import { queueMail } from '../mail/queue-mail.js';
import { confirmSubscriptionMail, goodbyeMail } from './newsletter-mails.js';
import { Subscriber, type SubscriberSource } from './subscriber.entity.js';

export interface SubscribeRequest {
  email: string;
  source: SubscriberSource;
}

/**
 * Stores a request for the newsletter and mails the link that confirms it, in the caller's transaction. A repeated
 * request replaces one that was not confirmed, never a withdrawn consent. An address that is already subscribed gets no
 * mail; the answer is the same, so it does not reveal subscribers.
 */
export async function subscribe(
  tx: EntityManager,
  { secret, site }: { secret: string; site: ContentStore },
  { email, source }: SubscribeRequest,
): Promise<void> {
  const address = email.trim().toLowerCase();
  const [id, confirmToken] = [randomUUID(), randomToken()];
  const requestedAt = new Date();
  const consent = consentGiven('newsletter', requestedAt, await keepLegalTexts(tx, site));
  const request = {
    status: 'pending',
    confirmTokenHash: hashToken(confirmToken),
    consentVersion: consent.version,
    consentDocument: consent.documentSha256 ?? null,
    source,
    requestedAt,
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
      conflict
        .column('email')
        .where('unsubscribedAt', 'is', null)
        .doUpdateSet(request)
        .where('Subscriber.status', '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!subscriber) return;
  const stopToken = unsubscribeToken(subscriber.id, secret);
  await queueMail(tx, confirmSubscriptionMail(address, confirmToken, stopToken));
}

/**
 * Confirms a subscription by its mailed link; throws NOT_FOUND for a link that was used, replaced or never sent, or
 * whose owner has unsubscribed.
 */
export async function confirmSubscription(em: EntityManager, token: string): Promise<void> {
  await em.transactional(async (tx) => {
    const subscriber = await lockSubscriber(tx, { confirmTokenHash: hashOf(token) });
    if (!subscriber) throw deadLink();
    subscriber.status = 'confirmed';
    subscriber.confirmedAt = new Date();
    subscriber.confirmTokenHash = null;
  });
}

/**
 * Ends the subscription of the address that the link was sent to; mails a goodbye where the subscription was confirmed.
 * Does nothing when repeated. Throws NOT_FOUND for an unknown link.
 */
export async function unsubscribe(em: EntityManager, token: string): Promise<void> {
  await em.transactional(async (tx) => {
    const addressed = await db(tx)
      .selectFrom('Subscriber')
      .select('email')
      .where('unsubscribeTokenHash', '=', hashOf(token))
      .executeTakeFirst();
    if (!addressed) throw deadLink();
    const subscriber = await lockSubscriber(tx, { ...addressed, unsubscribedAt: null });
    if (!subscriber) return;
    if (subscriber.status === 'confirmed') await queueMail(tx, goodbyeMail(subscriber.email));
    subscriber.status = 'unsubscribed';
    subscriber.unsubscribedAt = new Date();
    subscriber.confirmTokenHash = null;
  });
}

const lockSubscriber = (tx: EntityManager, where: FilterQuery<Subscriber>) =>
  tx.findOne(Subscriber, where, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** The hash of a token of a link; throws NOT_FOUND for a text that cannot be one. */
function hashOf(token: string): string {
  if (!isToken(token)) throw deadLink();
  return hashToken(token);
}

function deadLink(): AppError {
  return wrongField(
    'token',
    'Ten link już nie działa. Mógł zostać użyty albo wygasnąć.',
    'NOT_FOUND',
  );
}

const TOKEN = /^[\w-]{43}$/;

/** A new random token for the link that confirms a subscription. */
const randomToken = (): string => randomBytes(32).toString('base64url');

/**
 * The token of the unsubscribe link. It is computed from the subscriber's id each time a mail needs it, because the
 * table keeps only its hash.
 */
function unsubscribeToken(subscriberId: string, secret: string): string {
  return createHmac('sha256', secret).update(`newsletter ${subscriberId}`).digest('base64url');
}

/** The stored form of a token: nobody can make a working link from the table alone. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const isToken = (text: string): boolean => TOKEN.test(text);
