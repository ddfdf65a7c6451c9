import { useContext } from 'react';
import { plural } from '#engine/locale/plural';
import type { AuditAction } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { Tag, type TagTone } from '../kit/page/inline-parts';
import { subjectNumber, PeopleContext, AUDIT_ACTION_LABELS } from './audit-list';
import type { AuditRowFragment } from './audit-page.generated';
import { differencesOf, type Difference } from './differences';
import styles from './audit-cells.module.css';

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

interface DifferenceListProps {
  differences: readonly Difference[];
  /** If given, at most this many differences are shown, with long texts shortened, and the number of the others. */
  limit?: number;
}

/** Values before and after a change. */
export function DifferenceList({ differences, limit = Infinity }: DifferenceListProps) {
  const shown = differences.slice(0, limit);
  const more = differences.length - shown.length;
  return (
    <ul className={styles.differences}>
      {shown.map(({ label, before, after }) => (
        <li key={label}>
          <span>{label}:</span> {before !== null && <del>{shorten(before, limit)}</del>}
          {before !== null && after !== null && <span aria-hidden="true"> → </span>}
          {after !== null && <ins>{shorten(after, limit)}</ins>}
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          i jeszcze {more} {plural(more, ['pole', 'pola', 'pól'])}
        </li>
      )}
    </ul>
  );
}

const LONGEST_IN_LIST = 120;

function shorten(text: string, limit: number): string {
  const short = limit !== Infinity && text.length > LONGEST_IN_LIST;
  return short ? `${text.slice(0, LONGEST_IN_LIST)}…` : text;
}
