import { IsBoolean, IsOptional } from 'class-validator';
import { IMPORT_ACTIONS } from '../shared/csv/import-report.js';
import { Description } from '../shared/description.js';
import { single, plainView } from './answer.js';
import { file } from './body.js';

const MAX_BYTES = 10 * 1024 * 1024;

/** The query string of the imports of products and of stock. */
export class ImportQuery {
  @Description('true: reports what the file would do, row by row, and writes nothing.')
  @IsOptional()
  @IsBoolean()
  dryRun?: boolean;
}

/** A CSV file in the format of the export of the same list. */
export const IMPORTED_FILE = file('text/csv', MAX_BYTES);

const PROBLEM = {
  type: 'object',
  required: ['column', 'message'],
  properties: { column: { type: 'string' }, message: { type: 'string' } },
} as const;

const CHANGE = {
  type: 'object',
  required: ['column', 'from', 'to'],
  description: 'Long texts are cut to the part where they begin to differ.',
  properties: {
    column: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
} as const;

const ROW = {
  type: 'object',
  required: ['line', 'id', 'name', 'action', 'problems', 'changes'],
  properties: {
    line: { type: 'integer', description: 'As a spreadsheet counts: the first row of data is 2.' },
    id: { type: ['integer', 'null'] },
    name: { type: 'string' },
    action: { type: 'string', enum: IMPORT_ACTIONS },
    problems: { type: 'array', items: PROBLEM },
    changes: { type: 'array', items: CHANGE },
  },
} as const;

/** The report of an import or of a dry run. */
export const IMPORT_REPORT = single(
  plainView('ImportReport', {
    written: {
      type: 'boolean',
      description: 'Whether anything has been changed: all of the file or nothing.',
    },
    rows: { type: 'array', items: ROW },
  }),
  200,
  'What becomes of each row.',
);
