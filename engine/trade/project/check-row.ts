import type {
  ConfigurableProduct,
  Configuration,
} from '../../goods/configuration/configuration.js';
import { type Issue, type Repair, type Warning, shown } from '../../goods/configuration/issues.js';
import { requestOf } from '../../goods/configuration/request.js';
import { validate } from '../../goods/configuration/validate.js';
import { parseSize } from '../../locale/size-text.js';
import {
  type Column,
  MAX_LABEL,
  MAX_PIECES,
  type ProjectRow,
  type SharedSettings,
} from './project.js';

/** What is wrong with a row. */
export interface RowIssue {
  /** Null for a problem that is not in one of the row's cells but in the settings of its family. */
  readonly column: Column | null;
  /** A Polish sentence for the customer. */
  readonly message: string;
  readonly repair?: Repair;
}

export interface RowCheck {
  /** Null while there are issues. */
  readonly configuration: Configuration | null;
  /** The number of pieces; 0 while it is unreadable. */
  readonly pieces: number;
  readonly issues: readonly RowIssue[];
  readonly warnings: readonly Warning[];
}

const PIECES = /^(\d{1,3})(?:szt(?:uk|uki|\.)?)?$/i;

/** A number of pieces that a person types: "2", "2 szt."; null when it is not a number from 1 to 99. */
function parsePieces(text: string): number | null {
  const pieces = Number(PIECES.exec(text.replace(/\s/g, ''))?.[1] ?? 0);
  return pieces >= 1 && pieces <= MAX_PIECES ? pieces : null;
}

/**
 * Reads a row and checks it against the product of its family; a row whose family has no product in the shop has an
 * issue that says so. Never throws, whatever was typed.
 */
export function checkRow(
  row: ProjectRow,
  settings: SharedSettings | null,
  product: ConfigurableProduct | undefined,
): RowCheck {
  const [width, height, pieces] = [
    parseSize(row.width),
    parseSize(row.height),
    parsePieces(row.pieces),
  ];
  const issues = [
    row.label.trim().length > MAX_LABEL ? longLabel() : null,
    row.family === null ? missingFamily() : null,
    width === null ? unreadableSize('width', 'Szerokość', row.width) : null,
    height === null ? unreadableSize('height', 'Wysokość', row.height) : null,
    pieces === null ? unreadablePieces(row.pieces) : null,
    row.family !== null && !(settings && product) ? missingProduct() : null,
  ].filter((issue) => issue !== null);
  const failed = { configuration: null, pieces: pieces ?? 0, warnings: [] };
  if (row.family === null || !settings || !product || width === null || height === null)
    return { ...failed, issues };
  const request = requestOf({ ...settings, category: row.family, width, height });
  const { configuration, warnings, ...checked } = validate(request, product);
  issues.push(...checked.issues.map(rowIssue));
  return issues.length > 0
    ? { ...failed, issues }
    : { configuration, pieces: pieces ?? 0, issues, warnings };
}

/** An issue of a configuration, assigned to the cell of the size that causes it, if one does. */
function rowIssue({
  field,
  message,
  repair,
}: Pick<Issue, 'field' | 'message' | 'repair'>): RowIssue {
  const column = field === 'width' || field === 'height' ? field : null;
  return { column, message, ...(repair && { repair }) };
}

function unreadableSize(column: 'width' | 'height', label: string, text: string): RowIssue {
  const sent = text.trim() === '' ? 'wpisz' : `„${shown(text)}” to nie wymiar. Wpisz`;
  return { column, message: `${label}: ${sent} centymetry, na przykład 120.` };
}

function unreadablePieces(text: string): RowIssue {
  const sent = text.trim() === '' ? '' : ` (podano „${shown(text)}”)`;
  const message = `Sztuki: podaj liczbę całkowitą od 1\u00a0do ${MAX_PIECES}${sent}.`;
  return { column: 'pieces', message };
}

const longLabel = (): RowIssue => ({
  column: 'label',
  message: `Nazwa: skróć ją do ${MAX_LABEL}\u00a0znaków.`,
});

const missingFamily = (): RowIssue => ({
  column: 'family',
  message: 'Rodzaj: wybierz, czym osłonić to okno.',
});

const missingProduct = (): RowIssue => ({
  column: 'family',
  message: 'Rodzaj: nie mamy teraz takiego produktu. Wybierz inny.',
});
