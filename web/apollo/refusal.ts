import { CombinedGraphQLErrors } from '@apollo/client/errors';

export const OFFLINE =
  'Nie udało się połączyć ze sklepem. Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie.';

const CSS_MISSING = 'Unable to preload CSS';
/** In the words of Chromium, Firefox and Safari. */
const FILE_MISSING = /dynamically imported module|importing a module script failed/i;

/**
 * Whether the shop could not be reached. Browsers then throw a TypeError, which differs from that of a bug only by its
 * message; where the style sheet of a page did not arrive, Vite's script throws an Error. While the browser knows that
 * it is offline, every error counts.
 */
export function isOffline(error: unknown): boolean {
  return (
    (error instanceof TypeError && /fetch|import|load/i.test(error.message)) ||
    (error instanceof Error && error.message.startsWith(CSS_MISSING)) ||
    navigator.onLine === false
  );
}

/** Whether a script or style sheet of the shop has not come: browsers and Vite say so in their own words. */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.message.startsWith(CSS_MISSING) || FILE_MISSING.test(error.message))
  );
}

/** The code of a refused operation, "TOO_MANY_REQUESTS" for example; null where it failed for another reason. */
export function refusalCode(error: unknown): string | null {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : null;
  return typeof code === 'string' ? code : null;
}

/** The server's message for too many requests; undefined for other failures. */
export function rateLimitMessage(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find(({ extensions }) => extensions?.code === 'TOO_MANY_REQUESTS')?.message;
}

/** Why a request failed, in words for the customer; `other` where the reason is unknown. */
export const failureText = (error: unknown, other: string): string =>
  isOffline(error) ? OFFLINE : (rateLimitMessage(error) ?? other);

/** The field errors of a refused input, in the server's order; empty for other failures. */
export function refusedFields(error: unknown): { field: string; message: string }[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors
    .flatMap(({ extensions }) => (Array.isArray(extensions?.fields) ? extensions.fields : []))
    .filter(isProblem)
    .map(({ path, message }) => ({ field: fieldAt(path), message }));
}

/** The last part of a path: the name of the field. */
export function fieldAt(path: string | readonly string[]): string {
  return [path].flat().join('.').split('.').at(-1) ?? '';
}

function isProblem(value: unknown): value is { path: string | string[]; message: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'message' in value &&
    typeof value.message === 'string' &&
    [value.path].flat().every((part) => typeof part === 'string')
  );
}
