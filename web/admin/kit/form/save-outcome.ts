import type { FieldProblem } from './field-problems';

/** The outcome of a mutation of the staff area, already reported in a toast; `problems` belong to the form's fields. */
export type MutationOutcome<Payload> =
  | { kind: 'done'; payload: Payload }
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** Somebody else has saved the row since it was read; the payload holds the new version. */
  | { kind: 'conflict'; payload: Payload };

/** The values of a form, and the version of the row that they were read from (undefined for a new row). */
export interface Edited<Values> {
  values: Values;
  version?: number;
}

/** The outcome of saving a form. */
export type SaveOutcome<Values> =
  | { kind: 'done' }
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  | { kind: 'conflict'; current: Edited<Values> };
