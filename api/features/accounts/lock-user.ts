import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../identity/user.entity.js';
import { AppError } from '../../shared/errors.js';

/** An account, locked until the transaction ends; throws NOT_FOUND. */
export async function lockUser(tx: EntityManager, id: number): Promise<User> {
  const user = await tx.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw new AppError('NOT_FOUND', `Nie ma konta nr ${id}.`);
  return user;
}
