import { Descriptions, Drawer } from 'antd';
import { useContext } from 'react';

import { formatDateTime } from '../../lib/dates/format-date';
import { Link } from '../../ui/button/link';
import { Actor, Subject } from './audit-cells';
import styles from './audit-drawer.module.css';
import type { AuditRowFragment } from './audit-page.generated';
import { DifferenceList } from './difference-list';
import { differencesOf } from './differences';
import { PeopleContext } from './people';
import { subjectPath } from './subject-path';

interface AuditDrawerProps {
  entry: AuditRowFragment;
  onClose: () => void;
}

export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
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
