import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';
import { readSignature } from '../agreements/signature.js';
import { acceptBySignature } from '../orders/changes/decide-change.js';
import { OrderVersion } from '../orders/changes/order-version.entity.js';
import { crewIdOf } from '../visits/crews/crews.js';
import { Visit } from '../visits/visit.entity.js';
import type { AcceptChangeBySignatureInput, ProtocolChange } from './protocol.inputs.js';

/**
 * The customer accepts a proposed change of the order by a signature, exactly once. Throws BAD_USER_INPUT for an
 * impossible time, FORBIDDEN for an order that the viewer's crew does not visit, and as `acceptBySignature` does.
 */
export async function acceptChange(
  em: EntityManager,
  viewer: User,
  { orderId, version: versionNumber, expectedTotal, ...input }: AcceptChangeBySignatureInput,
): Promise<void> {
  const crew = await crewIdOf(em, viewer);
  const visits = crew === null ? 0 : await em.count(Visit, { order: orderId, crew });
  if (visits === 0 && !viewer.may('visits:read'))
    throw new AppError('FORBIDDEN', 'Twoja ekipa nie ma wizyty do tego zamówienia.');
  const signature = readSignature(input, new Date());
  await acceptBySignature(em, viewer, { orderId, versionNumber, expectedTotal, ...signature });
}

/** A version of an order as the phone shows it; null where there is none. */
export async function changeOf(
  em: EntityManager,
  orderId: number,
  number: number,
): Promise<ProtocolChange | null> {
  const versions = await em.find(
    OrderVersion,
    { order: orderId, number: { $lte: number } },
    { orderBy: { number: 'desc' } },
  );
  const [version, ...earlier] = versions;
  const before = earlier.find(({ state }) => state === 'accepted');
  if (!before || version?.number !== number) return null;
  const { state, totalAmount: totalAfter } = version;
  return { orderId, version: number, totalBefore: before.totalAmount, totalAfter, state };
}
