import { CombinedGraphQLErrors } from '@apollo/client/errors';

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
