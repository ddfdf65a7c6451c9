import type { StaffRole } from '../../../identity/staff-role.entity.js';
import type { User } from '../../../identity/user.entity.js';
import { AppError } from '../../../shared/errors.js';

/**
 * Throws FORBIDDEN for a role that may do more than the actor: nobody gives, changes or takes rights that they do not
 * have themselves.
 */
export function expectWithinRights(actor: User, role: StaffRole): void {
  const own = actor.role.getEntity();
  const isWithin =
    own.isOwner ||
    (!role.isOwner &&
      role.permissions.every((name) => actor.may(name)) &&
      (role.ownOrdersOnly || !own.ownOrdersOnly) &&
      (role.maxDiscountPercent ?? 100) <= (own.maxDiscountPercent ?? 100));
  if (!isWithin)
    throw new AppError('FORBIDDEN', `Rola „${role.name}” ma prawa, których Ty nie masz.`);
}
