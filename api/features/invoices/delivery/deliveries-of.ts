import type { EntityManager } from '@mikro-orm/postgresql';
import { batched } from '../../../shared/batched.js';
import { AppError } from '../../../shared/errors.js';
import type { Invoice } from '../invoice.entity.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';

/**
 * The delivery of an invoice to KSeF, by the id of the invoice; undefined for one that was issued outside of KSeF.
 * Calls made at the same time share one SQL statement.
 */
export const deliveryOf = batched(
  async (
    em: EntityManager,
    invoiceIds: readonly number[],
  ): Promise<ReadonlyMap<number, InvoiceDelivery>> => {
    const found = await em.find(InvoiceDelivery, { invoice: { $in: [...invoiceIds] } });
    return new Map(found.map((delivery) => [delivery.invoice.id, delivery]));
  },
);

/** Whether the customer may see an invoice: issued outside of KSeF, accepted by it, or offline and not refused. */
export async function isGiven(em: EntityManager, { id }: Invoice): Promise<boolean> {
  const delivery = await deliveryOf(em, id);
  if (!delivery || delivery.state === 'accepted') return true;
  return delivery.isOffline && delivery.state !== 'rejected';
}

/** Whether KSeF has refused an invoice, which legally does not exist then. */
export const isRefused = async (em: EntityManager, { id }: Invoice): Promise<boolean> =>
  (await deliveryOf(em, id))?.state === 'rejected';

/** Whether KSeF has refused an invoice because another document has its number. */
export const isNumberTaken = async (em: EntityManager, { id }: Invoice): Promise<boolean> =>
  typeof (await deliveryOf(em, id))?.duplicateOf === 'string';

/**
 * Whether a refused invoice is no longer needed, because its order is cancelled. A correction is still needed: it
 * reduces what KSeF has accepted.
 */
export async function isAbandoned(em: EntityManager, invoice: Invoice): Promise<boolean> {
  if (invoice.corrects || !(await isRefused(em, invoice))) return false;
  return (await invoice.order.loadOrFail()).status === 'cancelled';
}

/**
 * The KSeF number by which other invoices refer to this one; null for one that was issued outside of KSeF. Throws
 * CONFLICT while KSeF has not accepted it, because a correction or a final invoice must wait for its number, and for
 * one that KSeF has refused.
 */
export async function ksefNumberOf(
  tx: EntityManager,
  { id, number }: Invoice,
): Promise<string | null> {
  const delivery = await deliveryOf(tx, id);
  if (!delivery) return null;
  if (delivery.state === 'rejected') throw refused(number);
  if (delivery.state !== 'accepted') throw waitsForNumber(number);
  return delivery.ksefNumber;
}

/**
 * Throws CONFLICT unless KSeF has accepted all of these corrections that are sent to it, because the next correction or
 * the final invoice is computed from them. Leave out refused corrections, which do not count.
 */
export async function expectDecided(
  tx: EntityManager,
  corrections: readonly Invoice[],
): Promise<void> {
  for (const { id, number } of corrections) {
    const delivery = await deliveryOf(tx, id);
    if (delivery && delivery.state !== 'accepted') throw waitsForCorrection(number);
  }
}

const refused = (number: string): AppError =>
  new AppError(
    'CONFLICT',
    `KSeF odrzucił fakturę ${number}, dlatego nie można się na nią powołać. Najpierw wystaw ją ponownie.`,
  );

const waitsForCorrection = (number: string): AppError =>
  new AppError(
    'CONFLICT',
    `Korekta ${number} czeka na przyjęcie przez KSeF. Wystaw ten dokument, gdy KSeF ją przyjmie.`,
  );

const waitsForNumber = (number: string): AppError =>
  new AppError(
    'CONFLICT',
    `Faktura ${number} nie ma jeszcze numeru KSeF, a\u00a0ten dokument musi go zawierać. Wystaw dokument, gdy KSeF przyjmie tę fakturę.`,
  );
