import type { FieldProblem } from './field-problems';

/** The outcome of a mutation of the staff area, already reported in a toast; `problems` belong to the form's fields. */
export type MutationOutcome<Payload> =
  | { kind: 'done'; payload: Payload }
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** Somebody else has saved the row since it was read; the payload holds the new version. */
  | { kind: 'conflict'; payload: Payload };

/**
 * Whether the server has answered. After a refusal without problems the response may have been lost and the request
 * carried out, so the next attempt must repeat its idempotency key.
 */
export const isAnswered = (outcome: MutationOutcome<unknown>): boolean =>
  outcome.kind !== 'refused' || outcome.problems.length > 0;

/** The values of a form, and the version of the row that they were read from (undefined for a new row). */
export interface Edited<Values> {
  values: Values;
  version?: number;
}

export type SaveOutcome<Values> =
  | { kind: 'done' }
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  | { kind: 'conflict'; current: Edited<Values> };

/**
 * The outcome of the mutation that saves a form. `currentOf` reads the stored version from the payload of a conflict;
 * without one the conflict is a plain refusal.
 */
export function toSaveOutcome<Payload, Values>(
  outcome: MutationOutcome<Payload>,
  currentOf: (payload: Payload) => Edited<Values> | null = () => null,
): SaveOutcome<Values> {
  if (outcome.kind !== 'conflict') return outcome;
  const current = currentOf(outcome.payload);
  return current ? { kind: 'conflict', current } : { kind: 'refused', problems: [] };
}
