import type { UserRole } from '../../../apollo/schema.generated';

/** Roles of the staff, with their names for people. */
export const ROLE_LABELS: Record<UserRole, string> = {
  staff: 'Obsługa sklepu',
  admin: 'Administrator',
};

export const ROLES = Object.keys(ROLE_LABELS) as UserRole[];
