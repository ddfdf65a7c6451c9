import type { AuditRowFragment } from './audit-page.generated';
import type { People } from './people';
import { valueText } from './value-text';

type AuditedChange = AuditRowFragment['changes'][number];

/** A changed value in words; null before it was set, and after it was removed. */
export interface Difference {
  label: string;
  before: string | null;
  after: string | null;
}

/** The changes of an entry in words. */
export function differencesOf(changes: readonly AuditedChange[], people: People): Difference[] {
  return changes.map(({ label, kind, before, after }) => {
    const textOf = (value: unknown) =>
      value === null ? null : (nameOf(kind, value, people) ?? valueText(kind, value));
    return { label, before: textOf(before), after: textOf(after) };
  });
}

function nameOf(kind: AuditedChange['kind'], value: unknown, people: People) {
  return kind === 'account' && typeof value === 'number' ? people.get(value) : undefined;
}
