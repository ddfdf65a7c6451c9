import type { FieldProblem } from './field-problems';

/** How a mutation of the staff area went. The person has been told; a refused one names the fields. */
export type MutationOutcome<Payload> =
  | { kind: 'done'; payload: Payload }
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** Somebody else has written the row meanwhile; the payload carries it. */
  | { kind: 'conflict'; payload: Payload };

/** What a form edits: its values, and the version of the row that they were read from (a new row has none). */
export interface Edited<Values> {
  values: Values;
  version?: number;
}

/** How saving a form went. */
export type SaveOutcome<Values> =
  | { kind: 'done' }
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  | { kind: 'conflict'; current: Edited<Values> };
