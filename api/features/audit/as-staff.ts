import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../auth/user.entity.js';

/**
 * One transaction in the name of a member of staff, or of a token that acts for one: every row that it writes in an audited table is recorded by the
 * database with who, when, before and after. Every change that staff make goes through here.
 */
export function asStaff<T>(
  em: EntityManager,
  viewer: Pick<User, 'id' | 'viaToken'>,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  return em.transactional(async (tx) => {
    await tx.execute(
      `select set_config('cieniomat.actor', ?, true), set_config('cieniomat.token', ?, true)`,
      [String(viewer.id), String(viewer.viaToken ?? '')],
    );
    return work(tx);
  });
}
