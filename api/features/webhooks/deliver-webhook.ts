import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { WebhookFailure, postWebhook } from '../../adapters/webhooks/post-webhook.js';
import { databaseTime } from '../../database/database-calls.js';
import { db } from '../../database/db.js';
import type { Services } from '../../request/services.js';
import { queueMail } from '../mail/queue-mail.js';
import { webhookSignature } from './sign-webhook.js';
import { webhookBody } from './webhook-body.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { disabledMail } from './webhook-mails.js';
import { webhookRules } from './webhook-rules.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than an attempt takes: an attempt without a result after this time, because its node has died, is repeated. */
const ATTEMPT_MS = MINUTE_MS;
/** The clocks of the database, which starts the jobs, and of this server may differ by this much. */
const CLOCKS_MS = 5 * SECOND_MS;
/** The pause after each failed attempt; after the last one, some three days after the first, a delivery is given up. */
const PAUSES_MS = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  18 * HOUR_MS,
  24 * HOUR_MS,
];
/** An endpoint that fails and takes this long for it rests, so that its backlog does not hold up the worker. */
const SLOW_MS = 5 * SECOND_MS;
const REST_MS = MINUTE_MS;
/** An endpoint at which every attempt has failed for this long is disabled. */
const DISABLED_AFTER_MS = 5 * 24 * HOUR_MS;

type Tools = Pick<Services, 'env' | 'settings'>;

/** What an attempt has brought; `problem` is null where the endpoint has taken the event. */
type Outcome = Pick<WebhookDelivery, 'status' | 'answer' | 'problem' | 'duration'>;

/**
 * Makes one attempt to tell an event: records that it begins, sends outside of transactions, and records the outcome.
 * If the process ends in between, the job of the attempt after it is queued already. So an event may arrive twice, with
 * the same id.
 */
export async function deliverWebhook(em: EntityManager, tools: Tools, id: number): Promise<void> {
  const delivery = await begin(em, id);
  if (!delivery) return;
  const outcome = await attempt(delivery, tools);
  await record(em, delivery, outcome, tools);
}

/** Claims an attempt, so that no other node makes it, and returns the delivery; null where none is due. */
function begin(em: EntityManager, id: number): Promise<WebhookDelivery | null> {
  return em.fork().transactional(async (tx) => {
    const delivery = await tx.findOne(
      WebhookDelivery,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const now = await databaseTime(tx);
    const due = delivery?.nextAttemptAt?.getTime();
    if (!delivery || due === undefined || due > now + CLOCKS_MS) return null;
    await tx.populate(delivery, ['event', 'endpoint']);
    const { state, restingUntil } = delivery.endpoint.getEntity();
    if (state !== 'active') {
      tx.assign(delivery, { ...FAILED, problem: 'Adres był wtedy wyłączony.' });
      return null;
    }
    if (restingUntil && restingUntil.getTime() > now) {
      delivery.nextAttemptAt = restingUntil;
      return null;
    }
    delivery.nextAttemptAt = new Date(now + ATTEMPT_MS);
    delivery.attemptedAt = new Date(now);
    delivery.attempts += 1;
    return delivery;
  });
}

const FAILED = { state: 'failed', nextAttemptAt: null } as const;

async function attempt(
  { id, event, endpoint }: WebhookDelivery,
  { env, settings }: Tools,
): Promise<Outcome> {
  const none = { status: null, answer: null };
  const secrets = secretsOf(endpoint.getEntity()).map((sealed) => settings.unseal(sealed));
  if (!secrets.every((secret) => secret !== null))
    return {
      ...none,
      duration: 0,
      problem: 'Sekret zaszyfrowano innym kluczem SECRETS_KEY. Wymień go.',
    };
  const body = webhookBody(event.getEntity(), env.PUBLIC_URL);
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Cieniomat-Webhooks/1',
    'Cieniomat-Event': event.getEntity().name,
    'Cieniomat-Delivery': String(id),
    'Cieniomat-Signature': webhookSignature(body, secrets, new Date()),
  };
  const start = performance.now();
  const duration = () => Math.round(performance.now() - start);
  try {
    const { url } = endpoint.getEntity();
    const { status, text } = await postWebhook(url, body, headers, webhookRules(env));
    const isTaken = status >= 200 && status < 300;
    const problem = isTaken ? null : `Odpowiedź ze statusem ${status}.`;
    return { status, answer: text, problem, duration: duration() };
  } catch (error) {
    if (!(error instanceof WebhookFailure)) throw error;
    return { ...none, problem: error.message, duration: duration() };
  }
}

/** The encrypted secrets that sign: the current one and, for a day after a rotation, the one before. */
function secretsOf({ secret, previousSecret, previousUntil }: WebhookEndpoint): string[] {
  const isRotating =
    previousSecret !== null && previousUntil !== null && previousUntil > new Date();
  return isRotating ? [secret, previousSecret] : [secret];
}

/** Records an outcome, unless staff have had the delivery sent again meanwhile. */
async function record(
  em: EntityManager,
  { id, attempts, endpoint }: WebhookDelivery,
  outcome: Outcome,
  tools: Tools,
): Promise<void> {
  await em.fork().transactional(async (tx) => {
    const now = await databaseTime(tx);
    await noteHealth(tx, endpoint.getEntity(), outcome, now, tools);
    const delivery = await tx.findOne(
      WebhookDelivery,
      { id, attempts },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!delivery) return;
    tx.assign(delivery, outcome);
    const pause = PAUSES_MS[attempts - 1];
    if (outcome.problem === null) tx.assign(delivery, { state: 'delivered', nextAttemptAt: null });
    else if (pause === undefined) tx.assign(delivery, FAILED);
    else delivery.nextAttemptAt = new Date(now + pause);
  });
}

/**
 * Keeps since when an endpoint has failed, lets a slow one rest, and disables one that has failed for days, of which the
 * shop is mailed. Updates and no lock, for which orders that are told at the same time would wait.
 */
async function noteHealth(
  tx: EntityManager,
  { id, url }: WebhookEndpoint,
  { problem, duration }: Outcome,
  now: number,
  { env }: Tools,
): Promise<void> {
  const endpoint = db(tx).updateTable('WebhookEndpoint').where('id', '=', id);
  if (problem === null) {
    await endpoint.set({ failingSince: null }).where('failingSince', 'is not', null).execute();
    return;
  }
  await endpoint
    .set({ failingSince: new Date(now) })
    .where('failingSince', 'is', null)
    .execute();
  if (duration !== null && duration >= SLOW_MS)
    await endpoint.set({ restingUntil: new Date(now + REST_MS) }).execute();
  const { numUpdatedRows } = await endpoint
    .set((eb) => ({ disabledAt: new Date(now), version: eb('version', '+', 1) }))
    .where('failingSince', '<', new Date(now - DISABLED_AFTER_MS))
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n && env.COMPANY_EMAIL)
    await queueMail(tx, disabledMail(url, env.COMPANY_EMAIL));
}
