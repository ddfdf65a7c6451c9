import type { EntityManager } from '@mikro-orm/postgresql';
import { SecondFactor } from './second-factor.entity.js';
import type { User } from './user.entity.js';

/** Whether the role of an account requires a second factor and the account has none. */
export async function lacksSecondFactor(em: EntityManager, user: User): Promise<boolean> {
  const { requiresSecondFactor } = await user.role.loadOrFail();
  return requiresSecondFactor && (await em.count(SecondFactor, { user: user.id })) === 0;
}
