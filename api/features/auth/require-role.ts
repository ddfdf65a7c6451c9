import { AppError } from '../../shared/errors.js';
import type { Role, User } from './user.entity.js';

/** The viewer, who may act in this role: throws UNAUTHENTICATED without a login, FORBIDDEN without the right. */
export function requireRole({ viewer }: { viewer: User | null }, role: Role): User {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  if (role === 'admin' && viewer.role !== 'admin') throw new AppError('FORBIDDEN');
  return viewer;
}
