import * as z from 'zod/mini';
import type { StaffRequest } from '../form/staff-request';

const ROW = z.object({
  line: z.number(),
  id: z.nullable(z.number()),
  name: z.string(),
  action: z.enum(['created', 'updated', 'unchanged', 'refused']),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
  /** Of an updated row: each changed cell before and after. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
});
const REPORT = z.object({ written: z.boolean(), rows: z.array(ROW) });
const REFUSAL = z.object({
  error: z.object({ message: z.string(), report: z.optional(REPORT) }),
});

/** What happens to one row of the file. */
export type ImportedRow = z.infer<typeof ROW>;

export interface ImportAnswer {
  report?: z.infer<typeof REPORT>;
  /** Why nothing was imported. */
  problem?: string;
}

/** Sends a file to a list's import route ("/api/admin/products/import"); a dry run writes nothing. */
export async function sendImport(
  request: StaffRequest,
  path: string,
  file: File,
  dryRun: boolean,
): Promise<ImportAnswer> {
  const body = new FormData();
  body.set('file', file);
  try {
    const url = `${path}${dryRun ? '?dryRun=1' : ''}`;
    const response = await request(url, { method: 'POST', body });
    const answer: unknown = await response.json();
    if (response.ok) return { report: REPORT.parse(answer) };
    const { message, report } = REFUSAL.parse(answer).error;
    return { problem: message, report };
  } catch {
    return { problem: 'Nie udało się wysłać pliku. Spróbuj ponownie.' };
  }
}
