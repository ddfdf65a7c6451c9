import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { readPolishTime } from '../../../lib/dates/warsaw-time';

/** An error of one field, or of the whole form (an empty path). */
export interface FieldProblem {
  /** Relative to the input: ['specifications', '0', 'name']. */
  path: readonly string[];
  message: string;
}

interface NamedMessage {
  path?: readonly string[] | string | null;
  message: string;
}

/** The problems in a payload's `userErrors`. */
export function toProblems(messages: readonly NamedMessage[]): FieldProblem[] {
  return messages.map(({ path, message }) => ({ path: fieldPath(path), message }));
}

/** The field problems in a failed request's error; empty when it failed for another reason. */
export function problemsOf(error: unknown): FieldProblem[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  const fields = error.errors.flatMap(({ extensions }) =>
    Array.isArray(extensions?.fields) ? extensions.fields : [],
  );
  return toProblems(fields.filter(isNamedMessage));
}

/** Whether the request failed because there is no session. */
export function isSignedOut(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  );
}

/** The reason, in the words of the API, why it will refuse this request each time; undefined for other failures. */
export function refusalOf(error: unknown): string | undefined {
  const [problem] = problemsOf(error);
  if (problem || !CombinedGraphQLErrors.is(error)) return problem?.message;
  return error.errors.find(({ extensions }) => extensions?.code === 'FORBIDDEN')?.message;
}

function fieldPath(path: NamedMessage['path']): string[] {
  const parts = [path ?? []].flat().join('.').split('.').filter(Boolean);
  return parts[0] === 'input' ? parts.slice(1) : parts;
}

function isNamedMessage(value: unknown): value is NamedMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

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

/** A validation rule for an antd form field; empty fields pass, `required` is a rule of its own. */
export const fieldRule = <Value>(message: string, isRight: (value: Value) => boolean) => ({
  message,
  validator: (_rule: unknown, value: Value | null | undefined | '') =>
    value === null || value === undefined || value === '' || isRight(value)
      ? Promise.resolve()
      : Promise.reject(new Error(message)),
});

/** A validation rule for an `<input type="datetime-local">`: browsers accept years of five digits, which it refuses. */
export const POLISH_TIME = fieldRule<string>(
  'Podaj dzień i\u00a0godzinę.',
  (time) => readPolishTime(time) !== null,
);
