import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../shared/errors.js';
import { recordOpening } from '../audit/record-opening.js';
import type { User } from '../../identity/user.entity.js';
import { Order } from './order.entity.js';

/** The path of the customer's own page, for staff; recorded in the audit log. Throws NOT_FOUND. */
export async function revealOrderLink(
  em: EntityManager,
  viewer: User,
  id: number,
): Promise<string> {
  const order = await em.findOne(Order, { id }, { fields: ['token'] });
  if (!order) throw new AppError('NOT_FOUND', 'Nie ma takiego zamówienia.');
  await recordOpening(em, viewer, { type: 'customer_order', id });
  return `/zamowienie/${order.token}`;
}
