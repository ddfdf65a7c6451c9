import type { EntityManager } from '@mikro-orm/postgresql';
import { setLocal } from '../../database/database-calls.js';
import type { User } from '../../identity/user.entity.js';

/**
 * Runs `work` in a transaction, in the name of the viewer where a member of staff uses what is meant for customers, such
 * as the link of an offer.
 */
export const asViewer = <T>(
  em: EntityManager,
  viewer: User | null,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> => (viewer ? asStaff(em, viewer, work) : em.transactional(work));

/**
 * Runs `work` in a transaction in the name of a member of staff, or of a token that acts for one: the triggers of
 * audited tables record its changes with who, when, before and after. Outside of `asStaff` they record nothing.
 */
export function asStaff<T>(
  em: EntityManager,
  viewer: Pick<User, 'id' | 'viaToken'>,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  return em.transactional(async (tx) => {
    await setLocal(tx, { actor: String(viewer.id), token: String(viewer.viaToken?.id ?? '') });
    return work(tx);
  });
}
