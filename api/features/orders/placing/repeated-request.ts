import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';
import { expectSameRequest, fingerprintOf } from '../../../shared/idempotency-key.js';
import { type StoredDetails, storedDetails } from '../../agreements/customer-details.js';
import { consentsOf } from '../../agreements/required-consents.js';
import type { ConsentCode } from '../../consents/consent-texts.js';
import { Order } from '../order.entity.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import type { PlaceOrderInput } from './place-order.inputs.js';

/** A request for an order, with the data that identify a repetition of it. */
export interface OrderRequest {
  visitorId: string;
  details: StoredDetails;
  /** The total that the customer saw. */
  expectedTotal: string;
  /** The client's idempotency key, if it has sent one. */
  key: string | null | undefined;
  /** SHA-256 of the customer's data and `expectedTotal`. */
  fingerprint: string;
  consents: readonly ConsentCode[];
}

export function orderRequest(visitorId: string, input: PlaceOrderInput): OrderRequest {
  const details = storedDetails(input);
  const { expectedTotal, idempotencyKey: key } = input;
  const fingerprint = fingerprintOf([...Object.values(details), expectedTotal]);
  const consents = consentsOf(input);
  return { visitorId, details, expectedTotal, key, fingerprint, consents };
}

/**
 * The order that was placed with the request's key, or null; throws IDEMPOTENCY_KEY_REUSED where the key belongs to
 * another request.
 */
export async function findByKey(
  em: EntityManager,
  { visitorId, key, fingerprint }: OrderRequest,
): Promise<Order | null> {
  if (!key) return null;
  const stored = await em.findOne(IdempotencyKey, { visitorId, key }, { populate: ['order'] });
  if (!stored) return null;
  expectSameRequest(stored, fingerprint, REUSED);
  return stored.order.get();
}

/**
 * The visitor's latest order if an equal request placed it, otherwise null. To be called where the cart is empty: an
 * equal request is a repetition then. The request's key is stored for that order, so that the next repetition gets the
 * same answer.
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
      .onConflict((conflict) => conflict.columns(['visitorId', 'key']).doNothing())
      .execute();
  }
  return latest;
}

const REUSED = 'Ten klucz idempotencji został już użyty z\u00a0innym zamówieniem.';
