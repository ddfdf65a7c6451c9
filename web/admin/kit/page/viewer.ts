import { useQuery } from '@apollo/client/react';
import type { PermissionName } from '#engine/trade/rights/permissions';
import type { SecondFactorKind } from '../../../apollo/schema.generated';
import { ViewerDocument, type ViewerQuery } from './viewer.generated';

export const SECOND_FACTOR_LABELS: Record<SecondFactorKind, string> = {
  passkey: 'Klucz dostępu',
  app: 'Aplikacja z\u00a0kodami',
  recovery_codes: 'Kody zapasowe',
};

export type StaffMember = NonNullable<ViewerQuery['me']>;

/** The signed-in member of staff; the login gate has loaded it already. */
export function useViewer(): StaffMember | null {
  return useQuery(ViewerDocument).data?.me ?? null;
}

/**
 * Whether a member of staff has all these permissions: by the role, unless that requires a second factor which they lack.
 * The server checks the rights itself.
 */
export const may = (viewer: StaffMember | null, ...needed: readonly PermissionName[]): boolean =>
  needed.every((name) => !viewer?.lacksSecondFactor && viewer?.role.permissions.includes(name));

/** Whether the signed-in member of staff has all these permissions. */
export const useMay = (...needed: readonly PermissionName[]): boolean =>
  may(useViewer(), ...needed);
