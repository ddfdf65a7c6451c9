import { useQuery } from '@apollo/client/react';

import { ViewerDocument, type StaffMemberFragment } from './viewer.generated';

/** Who is signed in; the gate has asked already. */
export function useViewer(): StaffMemberFragment | null {
  return useQuery(ViewerDocument).data?.me ?? null;
}
