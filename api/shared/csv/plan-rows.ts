import { wrongField } from '../errors.js';
import { inBatches, inTurns } from '../in-turns.js';
import { type CsvRow, readCsv } from './csv.js';
import { type ImportedRow, changesOf, rowProblems } from './import-report.js';

const MAX_ROWS = 10_000;

/** A column of a file: its heading, the field that it sets, and how its cells are read. */
export interface ImportColumn {
  heading: string;
  field: string;
  required?: boolean;
  read?: (cell: string) => unknown;
}

/** How the rows of a file become those of a table. */
interface Plan<Draft extends object, Stored extends object> {
  columns: readonly ImportColumn[];
  /** The checked fields of a row; throws BAD_USER_INPUT. */
  draftOf: (fields: Record<string, unknown>) => Draft;
  /** What identifies a row, in the file and in the table. */
  keyOf: (row: Draft | Stored) => string;
  find: (keys: string[]) => Promise<(Stored & { id: number })[]>;
  nameOf: (draft: Draft) => string;
}

export interface DraftedRow<Draft, Stored> extends ImportedRow {
  draft: Draft | null;
  current: Stored | null;
}

/**
 * What an import would do, row by row: a row whose key is stored changes that row, another one is new. An empty cell
 * says nothing: it clears no field. Throws BAD_USER_INPUT for an invalid file.
 */
export async function planRows<Draft extends object, Stored extends object>(
  file: Buffer,
  { columns, draftOf, keyOf, find, nameOf }: Plan<Draft, Stored>,
): Promise<DraftedRow<Draft, Stored>[]> {
  const rows = await readCsv(file, {
    columns: columns.map(({ heading }) => heading),
    required: columns.filter(({ required }) => required).map(({ heading }) => heading),
    maxRows: MAX_ROWS,
  });
  const seen = new Set<string>();
  const headingOf = (path: string) =>
    columns.find(({ field }) => field === path)?.heading ?? columns[0]!.heading;
  const drafted = await inTurns(rows, (row) => {
    const fields = fieldsOf(row, columns);
    const planned = { line: row.line, id: null, changes: [], problems: [], current: null };
    try {
      const draft = draftOf(fields);
      const key = keyOf(draft);
      if (seen.has(key))
        throw wrongField(columns[0]!.field, 'To samo jest już w\u00a0pliku wyżej.');
      seen.add(key);
      return { ...planned, key, name: nameOf(draft), action: 'created' as const, draft };
    } catch (error) {
      const problems = rowProblems(error, headingOf);
      const name = Object.values(row.cells)[0] ?? '';
      return { ...planned, key: '', name, action: 'refused' as const, draft: null, problems };
    }
  });
  const stored = new Map((await inBatches([...seen], find)).map((row) => [keyOf(row), row]));
  return drafted.map(({ key, ...row }) => {
    const current = stored.get(key);
    const { draft } = row;
    if (!draft || !current) return row;
    const changes = changesOf(
      columns.flatMap(({ heading, field }) => {
        const to = draft[field as keyof typeof draft];
        const from = current[field as keyof typeof current];
        return to == null ? [] : [{ column: heading, from: String(from ?? ''), to: String(to) }];
      }),
    );
    const action = changes.length > 0 ? ('updated' as const) : ('unchanged' as const);
    return { ...row, id: current.id, action, changes, current };
  });
}

const fieldsOf = ({ cells }: CsvRow, columns: readonly ImportColumn[]): Record<string, unknown> =>
  Object.fromEntries(
    columns.flatMap(({ heading, field, read = (cell: string) => cell }) =>
      cells[heading] ? [[field, read(cells[heading])]] : [],
    ),
  );
