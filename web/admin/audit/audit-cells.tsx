import { useContext } from 'react';

import type { AuditAction } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { Tag, type TagTone } from '../kit/page/tag';
import { AUDIT_ACTION_LABELS } from './audit-action';
import styles from './audit-cells.module.css';
import type { AuditRowFragment } from './audit-page.generated';
import { DifferenceList } from './difference-list';
import { differencesOf } from './differences';
import { PeopleContext } from './people';
import { subjectNumber } from './subject-number';

/** The number of changes shown in a row; the drawer shows all. */
const SHOWN_IN_LIST = 3;

const TONES: Record<AuditAction, TagTone> = {
  created: 'good',
  changed: 'neutral',
  deleted: 'bad',
  opened: 'neutral',
  exported: 'neutral',
};

interface AuditCellProps {
  entry: AuditRowFragment;
}

export function Actor({ entry: { actor, tokenName } }: AuditCellProps) {
  return (
    <div className={styles.actor}>
      <strong>{actor.name}</strong>
      {tokenName && <span>token „{tokenName}”</span>}
    </div>
  );
}

export function Subject({ entry: { action, subjectLabel, subjectId } }: AuditCellProps) {
  return (
    <div className={styles.subject}>
      <Tag tone={TONES[action]}>{AUDIT_ACTION_LABELS[action]}</Tag>
      <span>
        {subjectLabel} {subjectNumber(subjectId)}
      </span>
    </div>
  );
}

export function Changes({ entry }: AuditCellProps) {
  const people = useContext(PeopleContext);
  return (
    <DifferenceList differences={differencesOf(entry.changes, people)} limit={SHOWN_IN_LIST} />
  );
}

/** A row in one cell, for a screen without room for the columns. */
export function CompactEntry({ entry }: AuditCellProps) {
  return (
    <div className={styles.compact}>
      <span>{formatDateTime(entry.at)}</span>
      <Actor entry={entry} />
      <Subject entry={entry} />
      <Changes entry={entry} />
    </div>
  );
}
