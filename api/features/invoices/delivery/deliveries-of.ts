import type { EntityManager } from '@mikro-orm/postgresql';
import { batched } from '../../../shared/batched.js';
import { AppError } from '../../../shared/errors.js';
import type { Invoice } from '../invoice.entity.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';

/** The way of an invoice to KSeF, by its id; loads those of many in one statement. */
export const deliveryOf = batched(
  async (
    em: EntityManager,
    invoiceIds: readonly number[],
  ): Promise<ReadonlyMap<number, InvoiceDelivery>> => {
    const found = await em.find(InvoiceDelivery, { invoice: { $in: [...invoiceIds] } });
    return new Map(found.map((delivery) => [delivery.invoice.id, delivery]));
  },
);

/** Whether the customer has been given an invoice: while it waits for KSeF, or was refused, it is none. */
export async function isGiven(em: EntityManager, { id }: Invoice): Promise<boolean> {
  const delivery = await deliveryOf(em, id);
  if (!delivery || delivery.state === 'accepted') return true;
  return delivery.isOffline && delivery.state !== 'rejected';
}

/**
 * The number in KSeF by which other invoices name this one; null for one that was issued outside of KSeF. Throws CONFLICT
 * while it has none yet: a correction or a final invoice waits for it.
 */
export async function ksefNumberOf(
  tx: EntityManager,
  { id, number }: Invoice,
): Promise<string | null> {
  const delivery = await deliveryOf(tx, id);
  if (!delivery) return null;
  if (delivery.state !== 'accepted') throw waitsForNumber(number);
  return delivery.ksefNumber;
}

const waitsForNumber = (number: string): AppError =>
  new AppError(
    'CONFLICT',
    `Faktura ${number} nie ma jeszcze numeru KSeF, a\u00a0ten dokument musi go zawierać. Wystaw dokument, gdy KSeF przyjmie tę fakturę.`,
  );
