import type { ReactNode } from 'react';
import type { PermissionName } from '#engine/trade/rights/permissions';
import { useMay } from './viewer';

interface AllowedProps {
  to: PermissionName;
  children: ReactNode;
}

/** What only those see whose role has the permission. */
export function Allowed({ to, children }: AllowedProps) {
  return useMay(to) ? children : null;
}
