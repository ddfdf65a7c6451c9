import type { Category } from '../../../goods/families/categories.js';
import { type SizeUnit, parseSize } from '../../../locale/size-text.js';
import { MAX_LABEL, MAX_ROWS, type ProjectRow } from '../project.js';
import { namedFamily, sizePair, kindOf } from './cell-kinds.js';
import { copiedCells } from './cells.js';
import { type ReadColumn, type Role, guessedColumns, namedColumns } from './columns.js';

type PastedRow = Omit<ProjectRow, 'id'>;

export interface PastedTable {
  readonly rows: readonly PastedRow[];
  /** How many lines did not fit into the project. */
  readonly leftOut: number;
  /** Whether sizes without a unit were taken for millimetres. */
  readonly inMillimetres: boolean;
}

/** Characters; a table of 50 windows has about 2,000. */
const LONGEST_TEXT = 50_000;
const LONGEST_CELL = 20;
/** No window is 6 m wide or high, and few are under 60 cm: a table with all sizes from 600 up is in millimetres. */
const LEAST_MILLIMETRES = 600;

/** The texts of a line by column, a size split into width and height; and the units that the columns name. */
type Cells = Readonly<Record<Exclude<Role, 'ignored' | 'size'>, string>> & {
  readonly units: readonly [width: SizeUnit | null, height: SizeUnit | null];
};

/**
 * Rows from a table copied out of a spreadsheet, or typed line by line: with or without a header in Polish, in cm, mm
 * or m. What cannot be read stays in its cell as it was. Windows whose kind is not named are of the usual family.
 * Never throws; time is linear in the length of the text.
 */
export function parseTable(text: string, usual: Category, room = MAX_ROWS): PastedTable {
  const { lines, inColumns } = copiedCells(text.slice(0, LONGEST_TEXT));
  const named = namedColumns(lines);
  const below = named?.below ?? lines;
  const fitting = below.slice(0, Math.max(room, 0));
  const columns = inColumns ? (named?.columns ?? guessedColumns(fitting)) : TYPED_COLUMNS;
  const read = fitting.map((cells) => readCells(inColumns ? cells : typedCells(cells), columns));
  const inMillimetres = looksLikeMillimetres(read);
  return {
    rows: read.map((cells) => rowOf(cells, usual, inMillimetres ? 'mm' : null)),
    leftOut: below.length - read.length,
    inMillimetres,
  };
}

function readCells(cells: readonly string[], columns: readonly ReadColumn[]): Cells {
  const textsOf = (searched: Role): string[] =>
    columns.flatMap(({ role }, index) => (role === searched ? (cells[index] ?? []) : []));
  const unitOf = (...roles: Role[]): SizeUnit | null =>
    columns.find(({ role, unit }) => roles.includes(role) && unit !== null)?.unit ?? null;
  const [size = ''] = textsOf('size');
  const [width, height] = sizePair(size) ?? [
    textsOf('width')[0] ?? size,
    textsOf('height')[0] ?? '',
  ];
  return {
    label: textsOf('label').filter(Boolean).join(', '),
    family: textsOf('family')[0] ?? '',
    width,
    height,
    pieces: textsOf('pieces')[0] ?? '',
    units: [unitOf('width', 'size'), unitOf('height', 'size')],
  };
}

/** Whether no size has a unit and all are too large for centimetres. */
function looksLikeMillimetres(lines: readonly Cells[]): boolean {
  const sizes = lines.flatMap(({ width, height, units }) =>
    units.some((unit) => unit !== null) ? ['with a unit'] : [width, height],
  );
  const written = sizes.filter((size) => size !== '');
  return (
    written.length > 0 &&
    written.every((size) => Number(size.replace(/\s/g, '')) >= LEAST_MILLIMETRES)
  );
}

function rowOf(
  { label, family: kind, width, height, pieces, units }: Cells,
  usual: Category,
  usualUnit: SizeUnit | null,
): PastedRow {
  const named = namedFamily(kind);
  return {
    label: label.slice(0, MAX_LABEL),
    family: named?.family ?? (kind === '' ? usual : null),
    width: sizeText(width, units[0] ?? usualUnit),
    height: sizeText(height, units[1] ?? usualUnit),
    pieces: pieces === '' ? '1' : pieces.slice(0, LONGEST_CELL),
    own: named?.variant ? { variant: named.variant } : {},
  };
}

/** Whole centimetres, or the text as it was. */
function sizeText(text: string, unit: SizeUnit | null): string {
  const size = parseSize(text, unit);
  return size === null ? text.slice(0, LONGEST_CELL) : String(size);
}

const ROLES: readonly Role[] = ['label', 'family', 'width', 'height', 'pieces'];

/** The columns of lines that `typedCells` has put in order. */
const TYPED_COLUMNS: readonly ReadColumn[] = ROLES.map((role) => ({ role, unit: null }));

/**
 * The words of a typed line, in columns: numbers at its end are width, height and pieces, everything before is the
 * label and the kind of product.
 */
function typedCells(line: readonly string[]): string[] {
  const words = line.flatMap((word) => sizePair(word) ?? [word]);
  const lastWord = words.findLastIndex((word) => !['number', 'pieces'].includes(kindOf(word)));
  const numbers = words.slice(lastWord + 1);
  // The 1 of "Salon 1 120 150" belongs to the label, unlike the 120 of "Salon 120 150 2".
  const isLabelled = numbers.length > 2 && lastWord >= 0 && Number(numbers[0]) < SMALLEST_SIZE;
  const start = lastWord + 1 + Number(isLabelled);
  const label = words.slice(0, start).join(' ');
  const family = namedFamily(label) ? label : '';
  const [width = '', height = '', pieces = ''] = words.slice(start);
  return [label, family, width, height, pieces];
}

/** No product is smaller than this; cm. */
const SMALLEST_SIZE = 20;
