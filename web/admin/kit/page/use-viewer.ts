import { useQuery } from '@apollo/client/react';
import { ViewerDocument, type ViewerQuery } from './viewer.generated';

export type StaffMember = NonNullable<ViewerQuery['me']>;

/** The signed-in member of staff; the login gate has loaded it already. */
export function useViewer(): StaffMember | null {
  return useQuery(ViewerDocument).data?.me ?? null;
}
