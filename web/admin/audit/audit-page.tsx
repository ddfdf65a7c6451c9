import { useQuery } from '@apollo/client/react';
import { Descriptions, Drawer } from 'antd';
import { useMemo, useState, useContext } from 'react';
import { formatDateTime } from '../../lib/dates/format-date';
import { formatNumber } from '../../lib/text/format';
import { pluralCount } from '../../lib/text/grammar';
import { Link } from '../../ui/button/link';
import { withInstants } from '../kit/list/day-range';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useMay } from '../kit/page/viewer';
import { Actor, Subject, DifferenceList } from './audit-cells';
import { AUDIT_REACH, auditList, PeopleContext } from './audit-list';
import {
  AuditChoicesDocument,
  AuditPageDocument,
  type AuditRowFragment,
} from './audit-page.generated';
import { AuditTable } from './audit-table';
import { differencesOf } from './differences';
import { subjectPath } from './subject-path';
import styles from './audit-page.module.css';

/** The audit log: who changed what, when, and from which value to which. */
export function AuditPage() {
  const { view, variables, change } = useListView(auditList);
  const [opened, open] = useState<AuditRowFragment | null>(null);
  const { data: choices } = useQuery(AuditChoicesDocument, {
    variables: { withPeople: useMay('accounts:read') },
  });
  const people = useMemo(
    () =>
      new Map(
        [...(choices?.accounts?.items ?? []), ...(choices?.staffRoles ?? [])].map(
          ({ id, name }) => [id, name],
        ),
      ),
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

interface AuditDrawerProps {
  entry: AuditRowFragment;
  onClose: () => void;
}

function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const { at, subjectType, subjectId } = entry;
  const path = subjectPath(entry);
  const history = new URLSearchParams({ subjectType, subjectId });
  return (
    <Drawer open onClose={onClose} size="min(44rem, 100vw)" title="Wpis w dzienniku">
      <div className={styles.entry}>
        <Descriptions
          size="small"
          column={1}
          items={[
            { key: 'at', label: 'Kiedy', children: formatDateTime(at) },
            { key: 'actor', label: 'Kto', children: <Actor entry={entry} /> },
            { key: 'subject', label: 'Co', children: <Subject entry={entry} /> },
          ]}
        />
        <DifferenceList differences={differencesOf(entry.changes, useContext(PeopleContext))} />
        <p className={styles.links}>
          {path && <Link to={path}>Przejdź do tego, czego dotyczy wpis</Link>}
          <Link to={`/admin/audit?${history}`} onClick={onClose}>
            Wszystkie zmiany tego samego obiektu
          </Link>
        </p>
      </div>
    </Drawer>
  );
}
