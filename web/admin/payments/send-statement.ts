import * as z from 'zod/mini';
import { refusalMessage } from '../kit/form/rest-answer';
import { type StaffRequest } from '../kit/form/staff-request';

const SUMMARY = z.object({
  firstDay: z.string(),
  lastDay: z.string(),
  bookedCount: z.number(),
  doubtfulCount: z.number(),
  unknownCount: z.number(),
  knownCount: z.number(),
  debitCount: z.number(),
});

const CONFLICT = 409;

/** The results of the operations of a statement. */
export type StatementSummary = z.infer<typeof SUMMARY>;

export type StatementAnswer =
  | { kind: 'imported'; summary: StatementSummary }
  /**
   * Why nothing was imported, or that no answer came: then it may have been imported. `file`: only because its balances
   * do not fit its operations; it can be imported on purpose.
   */
  | { kind: 'refused'; problem: string; file?: File };

/** Uploads a bank statement for import. */
export async function sendStatement(
  request: StaffRequest,
  file: File,
  acceptsDifference: boolean,
): Promise<StatementAnswer> {
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await request(
      `/api/admin/bank-statements${acceptsDifference ? '?acceptDifference=true' : ''}`,
      { method: 'POST', body },
    );
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'imported', summary: SUMMARY.parse(answer) };
    const problem = refusalMessage(answer);
    return { kind: 'refused', problem, ...(response.status === CONFLICT && { file }) };
  } catch {
    return { kind: 'refused', problem: 'Nie udało się wysłać pliku. Spróbuj ponownie.' };
  }
}
