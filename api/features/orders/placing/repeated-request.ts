import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';
import { AppError } from '../../../shared/errors.js';
import type { ConsentCode } from '../../consents/consent-texts.js';
import { consentsOf } from './order-consents.js';
import { type StoredDetails, storedDetails } from '../order-details.js';
import type { PlaceOrderInput } from './place-order.inputs.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { Order } from '../order.entity.js';

/** What is asked for, and what a repetition of it is recognised by. */
export interface OrderRequest {
  visitorId: string;
  details: StoredDetails;
  /** The total that the customer saw. */
  expectedTotal: string;
  /** The client's own name for it, if it gave one. */
  key: string | null | undefined;
  /** SHA-256 of what it says: the customer's data and the total. */
  fingerprint: string;
  consents: readonly ConsentCode[];
}

export function orderRequest(visitorId: string, input: PlaceOrderInput): OrderRequest {
  const details = storedDetails(input);
  const { expectedTotal, idempotencyKey: key } = input;
  const said = [...Object.values(details), expectedTotal];
  const fingerprint = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  const consents = consentsOf(input);
  return { visitorId, details, expectedTotal, key, fingerprint, consents };
}

/** The order that this key has made, or null; throws IDEMPOTENCY_KEY_REUSED when it made another one. */
export async function findByKey(
  em: EntityManager,
  { visitorId, key, fingerprint }: OrderRequest,
): Promise<Order | null> {
  if (!key) return null;
  const known = await em.findOne(IdempotencyKey, { visitorId, key }, { populate: ['order'] });
  if (!known) return null;
  if (known.requestFingerprint === fingerprint) return known.order.get();
  const message = 'Ten klucz idempotencji został już użyty z innym zamówieniem.';
  throw new AppError('IDEMPOTENCY_KEY_REUSED', message, [{ path: 'idempotencyKey', message }]);
}

/**
 * The visitor's latest order, if the same request made it: with nothing in the cart this one can only repeat it.
 * Whatever key it came with is answered with that order for good.
 */
export async function repeatLatest(
  em: EntityManager,
  { visitorId, key, fingerprint }: OrderRequest,
): Promise<Order | null> {
  const latest = await em.findOne(Order, { visitorId }, { orderBy: { id: 'desc' } });
  if (latest?.requestFingerprint !== fingerprint) return null;
  if (key) {
    await db(em)
      .insertInto('IdempotencyKey')
      .values({
        visitorId,
        key,
        requestFingerprint: fingerprint,
        order: latest.id,
        createdAt: new Date(),
      })
      .onConflict((known) => known.columns(['visitorId', 'key']).doNothing())
      .execute();
  }
  return latest;
}
