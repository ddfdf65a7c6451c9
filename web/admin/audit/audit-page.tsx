import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';

import { formatNumber } from '../../lib/text/format-number';
import { pluralCount } from '../../lib/text/plural';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { withInstants } from '../kit/list/with-instants';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useListView } from '../kit/list/use-list-view';
import { AuditDrawer } from './audit-drawer';
import { AUDIT_REACH, auditList } from './audit-list';
import {
  AuditChoicesDocument,
  AuditPageDocument,
  type AuditRowFragment,
} from './audit-page.generated';
import { AuditTable } from './audit-table';
import { PeopleContext } from './people';

/** The audit log, for admins: who changed what, when, and from which value to which. */
export function AuditPage() {
  const { view, variables, change } = useListView(auditList);
  const [opened, open] = useState<AuditRowFragment | null>(null);
  const { data: choices } = useQuery(AuditChoicesDocument);
  const people = useMemo(
    () => new Map(choices?.accounts.items.map(({ id, name }) => [id, name])),
    [choices],
  );
  const { data, loading, error, refetch } = useStaffQuery(
    AuditPageDocument,
    withInstants(variables),
  );
  const total = data?.auditEntries.totalCount ?? 0;

  return (
    <AdminPage title="Dziennik" remark={data && countText(total)}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <PeopleContext value={people}>
        <AuditTable
          entries={data?.auditEntries.items}
          choices={choices}
          total={total}
          loading={loading}
          view={view}
          onChange={change}
          onOpen={open}
        />
        {opened && <AuditDrawer entry={opened} onClose={() => open(null)} />}
      </PeopleContext>
    </AdminPage>
  );
}

function countText(total: number): string {
  if (total >= AUDIT_REACH)
    return `co najmniej ${formatNumber(AUDIT_REACH)} wpisów; żeby zobaczyć pozostałe, zawęź zakres dat`;
  return pluralCount(total, ['wpis', 'wpisy', 'wpisów']);
}
