import type { AuditRowFragment } from './audit-page.generated';
import type { People } from './people';
import { valueText } from './value-text';

type AuditedChange = AuditRowFragment['changes'][number];

/** One changed value. */
export interface Difference {
  label: string;
  before: string | null;
  after: string | null;
}

/** The changes of an entry; nested data are reduced to the places that differ. */
export function differencesOf(changes: readonly AuditedChange[], people: People): Difference[] {
  return changes.flatMap(({ label, kind, before, after }) => {
    if (kind === 'data' && (isNested(before) || isNested(after)))
      return nestedDifferences(label, before, after);
    const textOf = (value: unknown) =>
      value === null ? null : (nameOf(kind, value, people) ?? valueText(kind, value));
    return [{ label, before: textOf(before), after: textOf(after) }];
  });
}

function nameOf(kind: AuditedChange['kind'], value: unknown, people: People) {
  return kind === 'account' && typeof value === 'number' ? people.get(value) : undefined;
}

function nestedDifferences(label: string, before: unknown, after: unknown): Difference[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const places = [...new Set([...was.keys(), ...is.keys()])];
  return places
    .filter((place) => was.get(place) !== is.get(place))
    .map((place) => ({
      label: place ? `${label}: ${place}` : label,
      before: was.get(place) ?? null,
      after: is.get(place) ?? null,
    }));
}

/** All values of nested data by path: "options.electric". */
function leavesOf(value: unknown, place = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (!isNested(value)) return new Map([[place, valueText(kindOf(value), value)]]);
  const entries = Object.entries(value).flatMap(([key, inner]) => [
    ...leavesOf(inner, place ? `${place}.${key}` : key),
  ]);
  return new Map(entries);
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const kindOf = (value: unknown) => (typeof value === 'boolean' ? 'flag' : 'text');
