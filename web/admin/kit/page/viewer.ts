import { useQuery } from '@apollo/client/react';
import { keysOf } from '#engine/trade/fields/pick';
import type { UserRole } from '../../../apollo/schema.generated';
import { ViewerDocument, type ViewerQuery } from './viewer.generated';

export const ROLE_LABELS: Record<UserRole, string> = {
  staff: 'Obsługa sklepu',
  admin: 'Administrator',
};

export const ROLES = keysOf(ROLE_LABELS);

export type StaffMember = NonNullable<ViewerQuery['me']>;

/** The signed-in member of staff; the login gate has loaded it already. */
export function useViewer(): StaffMember | null {
  return useQuery(ViewerDocument).data?.me ?? null;
}
