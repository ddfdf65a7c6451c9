import { useQuery } from '@apollo/client/react';

import { ViewerDocument, type StaffMemberFragment } from './viewer.generated';

/** The signed-in member of staff; the login gate has loaded it already. */
export function useViewer(): StaffMemberFragment | null {
  return useQuery(ViewerDocument).data?.me ?? null;
}
