import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import type { User } from '../../auth/user.entity.js';
import type { Invoice } from '../invoice.entity.js';
import { InvoiceDelivery } from './invoice-delivery.entity.js';
import { LOCKED } from './locked-delivery.js';

/**
 * Has an invoice sent to KSeF now: one that was refused, or one that waits for its next attempt. Throws NOT_FOUND, and
 * CONFLICT for one that KSeF has accepted.
 */
export function sendAgain(
  em: EntityManager,
  viewer: Pick<User, 'id' | 'viaToken'>,
  invoiceId: number,
): Promise<Invoice> {
  return asStaff(em, viewer, async (tx) => {
    const delivery = await tx.findOne(InvoiceDelivery, { invoice: invoiceId }, LOCKED);
    if (!delivery) throw new AppError('NOT_FOUND', 'Tej faktury nie wysyłamy do KSeF.');
    if (delivery.state === 'accepted')
      throw new AppError('CONFLICT', `KSeF już ją przyjął: ${delivery.ksefNumber}.`);
    if (delivery.state === 'rejected')
      Object.assign(delivery, { state: 'issued', session: null, reference: null });
    Object.assign(delivery, { attempts: 0, nextAttemptAt: new Date() });
    return delivery.invoice.getEntity();
  });
}
