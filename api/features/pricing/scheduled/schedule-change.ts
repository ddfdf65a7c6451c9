import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { onceForKey } from '../../auth/once-for-key.js';
import { changeCatalogue } from '../../catalogue/change-catalogue.js';
import type { AdminProductFilter } from '../../catalogue/staff/product-list.inputs.js';
import { applyChange, writePrices } from './apply-change.js';
import { hashOf, plannedPrices, sumsOf } from './preview-change.js';
import { type PriceChangeFilter, ScheduledPriceChange } from './scheduled-price-change.entity.js';
import type { SchedulePriceChangeInput } from './scheduled.inputs.js';

/**
 * Schedules a change of prices, or applies it now, once for its idempotency key, and returns its id. Throws NOT_FOUND
 * and BAD_USER_INPUT that name the field, CHANGED_MEANWHILE where the preview would differ now, IDEMPOTENCY_KEY_REUSED.
 */
export function scheduleChange(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  input: SchedulePriceChangeInput,
): Promise<number> {
  const request = { key: input.idempotencyKey, content: contentOf(input), reused: REUSED };
  return changeCatalogue(em, viewer, (tx) =>
    onceForKey(tx, viewer, request, () => makeChange(tx, viewer, input)),
  );
}

async function makeChange(
  tx: EntityManager,
  viewer: Pick<User, 'id'>,
  input: SchedulePriceChangeInput,
): Promise<number> {
  const now = new Date();
  if (input.at) checkTime(input.at, now);
  const prices = await plannedPrices(tx, input);
  if (hashOf(prices) !== input.seen) throw new AppError('CHANGED_MEANWHILE');
  const { percent = null, amount = null, basePrice, pricePerSqm, rounding } = input;
  const change = tx.create(ScheduledPriceChange, {
    at: input.at ?? now,
    rule: { percent, amount, basePrice, pricePerSqm, rounding },
    filter: input.filter ? storedFilter(input.filter) : null,
    productCount: prices.length,
    sums: sumsOf(prices),
    note: input.note.trim(),
    createdBy: tx.getReference(User, viewer.id),
  });
  await tx.flush();
  await writePrices(
    tx,
    change.id,
    prices.map((price) => ({ ...price, skipped: false })),
  );
  if (!input.at) await applyChange(tx, change.id, now);
  return change.id;
}

/** The content of a request, which identifies its repetition; `seen` stands for its products and their prices. */
function contentOf({ seen, at = null, note, ...rule }: SchedulePriceChangeInput) {
  const { percent = null, amount = null, basePrice, pricePerSqm, rounding } = rule;
  const changed = [percent, amount, basePrice, pricePerSqm, rounding];
  return ['schedulePriceChange', seen, at, note.trim(), ...changed];
}

const REUSED = 'Ta zmiana cen została już zapisana, ale z\u00a0innymi danymi. Sprawdź zmiany cen.';

/** Cancels a change that has not taken effect. Throws NOT_FOUND, and CONFLICT for one that was applied or cancelled. */
export function cancelChange(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  id: number,
): Promise<void> {
  return asStaff(em, viewer, async (tx) => {
    const change = await tx.findOne(
      ScheduledPriceChange,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!change) throw new AppError('NOT_FOUND', `Nie ma zmiany cen nr ${id}.`);
    if (change.state === 'applied') throw new AppError('CONFLICT', 'Ta zmiana cen już obowiązuje.');
    if (change.state === 'cancelled')
      throw new AppError('CONFLICT', 'Ta zmiana cen jest już odwołana.');
    tx.assign(change, {
      cancelledAt: new Date(),
      cancelledBy: tx.getReference(User, viewer.id),
    });
  });
}

function storedFilter(filter: AdminProductFilter): PriceChangeFilter {
  const { state, category, text, featured, priceFrom, priceTo } = filter;
  return {
    state: state ?? 'active',
    category: category ?? null,
    text: text?.trim() || null,
    featured: featured ?? null,
    priceFrom: priceFrom ?? null,
    priceTo: priceTo ?? null,
  };
}

const YEAR_MS = 366 * 86_400_000;

/** Throws BAD_USER_INPUT for `at` unless it is in the future and at most 366 days ahead. */
export function checkTime(at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime();
  if (ahead > 0 && ahead <= YEAR_MS) return;
  throw wrongField('at', 'Podaj termin w\u00a0przyszłości, najwyżej rok naprzód.');
}
