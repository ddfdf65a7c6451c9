import type { EntityManager } from '@mikro-orm/postgresql';
import type { MeasurementSource } from '#engine/trade/shop/measurement-sources';
import { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { asStaff } from '../../audit/as-staff.js';
import { expectChangeable } from '../changes/plan-change.js';
import { lockOrders } from '../find-order.js';
import type { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';
import { MeasurementConfirmation } from './measurement-confirmation.entity.js';
import type { ConfirmMeasurementsInput } from './measurement.inputs.js';
import { confirmationOf, unconfirmedOf } from './unconfirmed.js';

interface Confirming {
  source: MeasurementSource;
  /** Null where nobody is signed in. */
  author: Pick<User, 'id'> | null;
  reason?: string;
  at?: Date;
}

/**
 * Stores who vouches for the measurements of lines of a locked order, in the place of who did before: everything that is
 * unconfirmed of them is confirmed, except by a release. Flushes.
 */
export async function confirmMeasurements(
  tx: EntityManager,
  order: Order,
  lines: readonly OrderLine[],
  { source, author, reason = '', at = new Date() }: Confirming,
): Promise<void> {
  if (lines.length === 0) return;
  await tx.nativeDelete(MeasurementConfirmation, { line: { $in: lines.map(({ id }) => id) } });
  for (const line of lines)
    tx.create(MeasurementConfirmation, {
      order,
      line,
      source,
      reason: reason.trim(),
      facts: source === 'release' ? [] : unconfirmedOf(line, undefined),
      author: author && tx.getReference(User, author.id),
      at,
    });
  await tx.flush();
}

/**
 * Staff confirm lines by telephone or release them. Throws NOT_FOUND, and CONFLICT for an order that cannot be changed
 * and for a line of which nothing is unconfirmed.
 */
export function confirmByStaff(
  em: EntityManager,
  author: User,
  source: 'phone' | 'release',
  { orderId, lineIds, reason }: ConfirmMeasurementsInput,
): Promise<void> {
  return asStaff(em, author, async (tx) => {
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) throw new AppError('NOT_FOUND', `Nie ma zamówienia nr\u00a0${orderId}.`);
    expectChangeable(order);
    await order.lines.loadItems();
    const lines = order.lines.filter(({ id }) => lineIds.includes(id));
    if (lines.length < lineIds.length)
      throw wrongField('lineIds', 'Nie ma już takiej pozycji w\u00a0zamówieniu.', 'NOT_FOUND');
    await expectUnconfirmed(tx, lines);
    await confirmMeasurements(tx, order, lines, { source, author, reason });
  });
}

async function expectUnconfirmed(tx: EntityManager, lines: readonly OrderLine[]): Promise<void> {
  for (const line of lines)
    if (unconfirmedOf(line, await confirmationOf(tx, line.id)).length === 0)
      throw new AppError(
        'CONFLICT',
        `W\u00a0pozycji ${line.position + 1} nie ma nic do potwierdzenia.`,
      );
}

/** Takes back the releases with which the production of an order was started since this time. */
export async function withdrawReleases(
  tx: EntityManager,
  order: Order,
  since: Date,
): Promise<void> {
  const release = { order, source: 'release', at: { $gte: since } } as const;
  await tx.nativeDelete(MeasurementConfirmation, release);
}
