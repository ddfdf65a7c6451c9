import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../../../database/database-calls.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { lockOrders } from '../../orders/find-order.js';
import { Invoice } from '../invoice.entity.js';
import { updateInvoicedSum } from '../update-invoiced-sum.js';
import { isAbandoned } from './deliveries-of.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';

/**
 * Has an invoice that was refused, or that waits for its next attempt, sent to KSeF now, and returns it. Throws
 * NOT_FOUND, and CONFLICT for an invoice that KSeF has accepted, that was replaced, or that is no longer needed.
 */
export function sendAgain(
  em: EntityManager,
  viewer: Pick<User, 'id' | 'viaToken'>,
  invoiceId: number,
): Promise<Invoice> {
  return asStaff(em, viewer, async (tx) => {
    const delivery = await tx.findOne(
      InvoiceDelivery,
      { invoice: invoiceId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!delivery) throw new AppError('NOT_FOUND', 'Tej faktury nie wysyłamy do KSeF.');
    const invoice = await delivery.invoice.loadOrFail();
    // Issuing an invoice locks the order, too, so a refused invoice is either sent again or replaced, never both.
    await lockOrders(tx, [invoice.order.id]);
    if (delivery.state === 'accepted')
      throw new AppError('CONFLICT', `KSeF już ją przyjął: ${delivery.ksefNumber}.`);
    if (await tx.findOne(Invoice, { replaces: invoiceId })) throw replaced();
    if (await isAbandoned(tx, invoice)) throw abandoned();
    const wasRefused = delivery.state === 'rejected';
    if (wasRefused)
      Object.assign(delivery, {
        state: 'issued',
        session: null,
        reference: null,
        duplicateOf: null,
      });
    Object.assign(delivery, { attempts: 0, nextAttemptAt: new Date(await databaseTime(tx)) });
    if (wasRefused) await updateInvoicedSum(tx, invoice.order.id);
    return invoice;
  });
}

const replaced = (): AppError =>
  new AppError(
    'CONFLICT',
    'KSeF odrzucił ten dokument, a\u00a0w\u00a0jego miejsce wystawiono już nowy. Odrzuconego nie można wysłać.',
  );

const abandoned = (): AppError =>
  new AppError(
    'CONFLICT',
    'KSeF odrzucił tę fakturę, a\u00a0zamówienie jest anulowane, więc nie jest już potrzebna.',
  );
