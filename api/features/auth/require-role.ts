import { AppError } from '../../shared/errors.js';
import type { Role, User } from './user.entity.js';

interface Asked {
  viewer: User | null;
  screenOwner: number | null;
}

/**
 * The viewer, who may act in this role: throws UNAUTHENTICATED without a login, or where the request comes from a screen
 * of somebody else, who was signed in in this browser before; FORBIDDEN without the right.
 */
export function requireRole({ viewer, screenOwner }: Asked, role: Role): User {
  if (!viewer || (screenOwner ?? viewer.id) !== viewer.id) throw new AppError('UNAUTHENTICATED');
  if (role === 'admin' && viewer.role !== 'admin') throw new AppError('FORBIDDEN');
  return viewer;
}
