import { keysOf } from '#engine/trade/fields/pick';
import type { UserRole } from '../../../apollo/schema.generated';

export const ROLE_LABELS: Record<UserRole, string> = {
  staff: 'Obsługa sklepu',
  admin: 'Administrator',
};

export const ROLES = keysOf(ROLE_LABELS);
