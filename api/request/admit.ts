import { limitToOwn } from '../database/own-matters.js';
import { type Access, permissionsOf, requireAccess } from '../identity/rights.js';
import type { Context } from './context.js';

/**
 * Throws as `requireAccess` does unless the caller may call an operation. What it then reads of inquiries, offers and
 * orders is limited to the caller's own where the role says so.
 */
export function admit(context: Context, access: Access): void {
  requireAccess(context, access);
  const { viewer, em } = context;
  const isOfStaff = permissionsOf(access).length > 0 && viewer !== null;
  if (isOfStaff && viewer.role.getEntity().ownOrdersOnly) limitToOwn(em, viewer.id);
}
