import type { SizeUnit } from '../../../locale/size-text.js';
import { fold } from '../../../locale/text.js';
import { type CellKind, kindOf } from './cell-kinds.js';

/** What a column holds; "size" is width and height in one cell. */
export type Role = 'label' | 'family' | 'width' | 'height' | 'size' | 'pieces' | 'ignored';

export interface ReadColumn {
  readonly role: Role;
  /** The unit that the header names. */
  readonly unit: SizeUnit | null;
}

type Lines = readonly (readonly string[])[];

const HEADER_LINES = 5;
/** Patterns of headers by column, in the order in which they are tried. */
const HEADERS: readonly (readonly [role: Role, words: RegExp])[] = [
  ['width', /^(szer\w*|s|w|width)$/],
  ['height', /^(wys\w*|h|height|opad|zwis)$/],
  ['pieces', /^(szt\w*|ilosc|liczba|il|qty)$/],
  ['size', /^(wymiar\w*|rozmiar\w*)$/],
  ['family', /^(rodzaj|typ|produkt|oslona|system)$/],
  ['label', /^(nazwa|pomieszczenie|pokoj|okno|okna|opis|oznaczenie|symbol|pozycja|miejsce)$/],
];

/** The columns that a header names, and the lines below it; null where none of the first five lines names the sizes. */
export function namedColumns(lines: Lines): { columns: ReadColumn[]; below: Lines } | null {
  const index = lines.slice(0, HEADER_LINES).findIndex((cells) => {
    const roles = cells.map((cell) => columnNamed(cell).role);
    return roles.includes('size') || (roles.includes('width') && roles.includes('height'));
  });
  const header = lines[index];
  return header ? { columns: header.map(columnNamed), below: lines.slice(index + 1) } : null;
}

function columnNamed(header: string): ReadColumn {
  const folded = fold(header);
  const [word = ''] = /[a-z]+/.exec(folded) ?? [];
  const unit = /(?:^|[^a-z])(mm|cm|m)(?:$|[^a-z])/.exec(folded.slice(word.length))?.[1] ?? null;
  return {
    role: HEADERS.find(([, words]) => words.test(word))?.[0] ?? 'ignored',
    unit: unit as SizeUnit | null,
  };
}

/** The columns by what most of their cells look like: texts are labels, numbers in turn width, height and pieces. */
export function guessedColumns(lines: Lines): ReadColumn[] {
  const count = lines.reduce((most, cells) => Math.max(most, cells.length), 0);
  const kinds = Array.from({ length: count }, (_, column) =>
    usualKind(lines.map((cells) => cells[column] ?? '')),
  );
  const roles = rolesOf(kinds, firstIsOrdinal(lines, kinds));
  return roles.map((role) => ({ role, unit: null }));
}

function rolesOf(kinds: readonly CellKind[], isNumbered: boolean): Role[] {
  const free: Role[] = kinds.includes('size') ? ['pieces'] : ['width', 'height', 'pieces'];
  const hasPieces = kinds.includes('pieces');
  const first = kinds.indexOf('number');
  return kinds.map((kind, index): Role => {
    if (kind === 'text') return 'label';
    if (kind !== 'number') return kind === 'empty' ? 'ignored' : kind;
    if (isNumbered && index === first) return kinds.includes('text') ? 'ignored' : 'label';
    const role = free.shift() ?? 'ignored';
    return role === 'pieces' && hasPieces ? 'ignored' : role;
  });
}

/** Whether the first column of numbers counts the lines: 1, 2, 3, with sizes after it. */
function firstIsOrdinal(lines: Lines, kinds: readonly CellKind[]): boolean {
  const numbers = kinds.filter((kind) => kind === 'number').length;
  const sizes = kinds.includes('size') ? 0 : 2;
  const first = kinds.indexOf('number');
  return (
    lines.length > 1 &&
    numbers > sizes &&
    lines.every((cells, index) => Number.parseInt(cells[first] ?? '', 10) === index + 1)
  );
}

/** The most frequent kind of a column's cells; empty cells do not count. */
function usualKind(cells: readonly string[]): CellKind {
  const counts = new Map<CellKind, number>();
  for (const kind of cells.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  counts.delete('empty');
  const [usual = ['empty', 0] as const] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual[0];
}
