import type { EntityManager } from '@mikro-orm/postgresql';
import { expectSameRequest, fingerprintOf } from '../../../shared/idempotency-key.js';
import { User } from '../../auth/user.entity.js';
import { PriceChangeKey } from './price-change-key.entity.js';
import type { ScheduledPriceChange } from './scheduled-price-change.entity.js';
import type { SchedulePriceChangeInput } from './scheduled.inputs.js';

/**
 * The id of the change that this request has made before, known by its key; null where there is none. The catalogue
 * must be locked. Throws IDEMPOTENCY_KEY_REUSED where the key belongs to another request.
 */
export async function findRepeated(
  tx: EntityManager,
  viewer: Pick<User, 'id'>,
  input: SchedulePriceChangeInput,
): Promise<number | null> {
  const { idempotencyKey: key } = input;
  const known = key ? await tx.findOne(PriceChangeKey, { author: viewer.id, key }) : null;
  if (!known) return null;
  expectSameRequest(known, said(input), REUSED);
  return known.change.id;
}

/** Stores the key of a request with the change that it makes; the caller flushes. */
export function keepKey(
  tx: EntityManager,
  viewer: Pick<User, 'id'>,
  input: SchedulePriceChangeInput,
  change: ScheduledPriceChange,
): void {
  const { idempotencyKey: key } = input;
  if (!key) return;
  const author = tx.getReference(User, viewer.id);
  tx.create(PriceChangeKey, { author, key, change, requestFingerprint: said(input) });
}

/** The fingerprint of a request; `seen` stands for its products and their prices. */
const said = ({ seen, at = null, note, ...rule }: SchedulePriceChangeInput): string => {
  const { percent = null, amount = null, basePrice, pricePerSqm, rounding } = rule;
  return fingerprintOf([seen, at, note.trim(), percent, amount, basePrice, pricePerSqm, rounding]);
};

const REUSED = 'Ta zmiana cen została już zapisana, ale z\u00a0innymi danymi. Sprawdź zmiany cen.';
