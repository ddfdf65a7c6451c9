import type { EntityManager } from '@mikro-orm/postgresql';
import { expectSameRequest, fingerprintOf } from '../../../shared/idempotency-key.js';
import { User } from '../../auth/user.entity.js';
import type { Offer } from '../offer.entity.js';
import type { CreateOfferInput } from './offer-draft.inputs.js';
import { OfferKey } from './offer-key.entity.js';

/** The fingerprint of the source of the offer. */
const sourceOf = ({ inquiryId, projectId }: CreateOfferInput): string =>
  fingerprintOf([inquiryId ?? null, projectId ?? null]);

/**
 * The number of the offer that this request has made before, known by its key; null where there is none. Throws
 * IDEMPOTENCY_KEY_REUSED where the key belongs to another request.
 */
export async function findRepeated(
  em: EntityManager,
  viewer: User,
  input: CreateOfferInput,
): Promise<number | null> {
  const { idempotencyKey: key } = input;
  const known = key ? await em.findOne(OfferKey, { author: viewer.id, key }) : null;
  if (!known) return null;
  expectSameRequest(known, sourceOf(input), REUSED);
  return known.offer.id;
}

/** Stores the key of a request with the offer that it creates; the caller flushes. */
export function keepKey(
  tx: EntityManager,
  viewer: User,
  input: CreateOfferInput,
  offer: Offer,
): void {
  const { idempotencyKey: key } = input;
  if (!key) return;
  const author = tx.getReference(User, viewer.id);
  tx.create(OfferKey, { author, key, offer, requestFingerprint: sourceOf(input) });
}

const REUSED = 'Ten klucz idempotencji został już użyty z\u00a0inną ofertą.';
