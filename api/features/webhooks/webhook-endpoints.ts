import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { urlProblem } from '../../adapters/webhooks/post-webhook.js';
import type { User } from '../../identity/user.entity.js';
import type { Services } from '../../request/services.js';
import { AppError, wrongField } from '../../shared/errors.js';
import { expectVersion } from '../../shared/row-version.js';
import { asStaff } from '../audit/as-staff.js';
import { onceForKey } from '../auth/once-for-key.js';
import { newWebhookSecret } from './sign-webhook.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { webhookRules } from './webhook-rules.js';
import type { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from './webhook.inputs.js';

const MAX_ENDPOINTS = 50;
/** How long the secret before signs, too, so that a partner can put the new one in place. */
const ROTATION_MS = 24 * 60 * 60_000;

type Tools = Pick<Services, 'env' | 'settings'>;
type WithSecret = { endpoint: WebhookEndpoint; secret: string };

/** All endpoints, the oldest first. */
export const listEndpoints = (em: EntityManager): Promise<WebhookEndpoint[]> =>
  em.find(WebhookEndpoint, {}, { orderBy: { id: 'asc' } });

/**
 * Adds an endpoint, once for its idempotency key, and returns it with its secret; a repeated request gives it another
 * one. Throws BAD_USER_INPUT for an address that must not be called, CONFLICT where there are 50 endpoints or the shop
 * has no key to encrypt secrets, NOT_FOUND where it was removed since, IDEMPOTENCY_KEY_REUSED.
 */
export function createEndpoint(
  em: EntityManager,
  actor: User,
  { idempotencyKey: key, ...input }: CreateWebhookEndpointInput,
  { env, settings }: Tools,
): Promise<WithSecret> {
  const fields = fieldsOf(input, env);
  const secret = newWebhookSecret();
  const sealed = settings.seal(secret);
  const request = { key, content: ['createWebhookEndpoint', fields], reused: REUSED };
  return asStaff(em, actor, async (tx) => {
    const id = await onceForKey(tx, actor, request, async () => {
      if ((await tx.count(WebhookEndpoint)) >= MAX_ENDPOINTS)
        throw new AppError('CONFLICT', `Może być najwyżej ${MAX_ENDPOINTS}\u00a0adresów.`);
      const endpoint = tx.create(WebhookEndpoint, { ...fields, secret: sealed });
      await tx.flush();
      return endpoint.id;
    });
    const endpoint = await lockEndpoint(tx, id);
    endpoint.secret = sealed;
    await tx.flush();
    return { endpoint, secret };
  });
}

const REUSED = 'Ten adres został już dodany, ale z\u00a0innymi danymi. Sprawdź listę.';

/** Changes an endpoint. Throws NOT_FOUND, CHANGED_MEANWHILE, BAD_USER_INPUT for an address that must not be called. */
export function updateEndpoint(
  em: EntityManager,
  actor: User,
  { id, version, isActive, ...input }: UpdateWebhookEndpointInput,
  { env }: Tools,
): Promise<WebhookEndpoint> {
  const fields = fieldsOf(input, env);
  return asStaff(em, actor, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    expectVersion(endpoint, version);
    tx.assign(endpoint, { ...fields, isActive });
    if (isActive) tx.assign(endpoint, { disabledAt: null, failingSince: null });
    await tx.flush();
    return endpoint;
  });
}

/** Gives an endpoint a new secret; the one before signs, too, for a day. Throws NOT_FOUND, CONFLICT without SECRETS_KEY. */
export function rotateSecret(
  em: EntityManager,
  actor: User,
  id: number,
  { settings }: Tools,
): Promise<WithSecret> {
  const secret = newWebhookSecret();
  const sealed = settings.seal(secret);
  return asStaff(em, actor, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    tx.assign(endpoint, {
      previousSecret: endpoint.secret,
      previousUntil: new Date(Date.now() + ROTATION_MS),
      secret: sealed,
    });
    await tx.flush();
    return { endpoint, secret };
  });
}

/** Removes an endpoint with its log. Throws NOT_FOUND. */
export function deleteEndpoint(em: EntityManager, actor: User, id: number): Promise<void> {
  return asStaff(em, actor, async (tx) => {
    tx.remove(await lockEndpoint(tx, id));
  });
}

/** Tells an endpoint of an event that means nothing, as it is told of others. Throws NOT_FOUND, CONFLICT if it is not active. */
export function sendPing(em: EntityManager, actor: User, id: number): Promise<WebhookEndpoint> {
  return asStaff(em, actor, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    expectActive(endpoint);
    const event = tx.create(WebhookEvent, { name: 'ping', data: {} });
    tx.create(WebhookDelivery, { event, endpoint, nextAttemptAt: new Date() });
    return endpoint;
  });
}

/** Throws CONFLICT where the endpoint is told of nothing. */
export function expectActive({ state }: WebhookEndpoint): void {
  if (state !== 'active')
    throw new AppError('CONFLICT', 'Ten adres jest wyłączony. Najpierw go włącz.');
}

/** An endpoint, locked. Throws NOT_FOUND. */
export async function lockEndpoint(tx: EntityManager, id: number): Promise<WebhookEndpoint> {
  const endpoint = await tx.findOne(
    WebhookEndpoint,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!endpoint) throw new AppError('NOT_FOUND', 'Nie ma już tego adresu.');
  return endpoint;
}

function fieldsOf(
  { url, description, events }: Omit<CreateWebhookEndpointInput, 'idempotencyKey'>,
  env: Services['env'],
) {
  const address = url.trim();
  const problem = urlProblem(address, webhookRules(env));
  if (problem) throw wrongField('url', problem);
  return { url: address, description: description.trim(), events: [...events].sort() };
}
