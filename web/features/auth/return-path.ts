const ORIGIN = 'http://site.invalid';

/**
 * Where to go after the login: the wanted path if it leads to a page of this site other than the login, else
 * `fallback`.
 */
export function returnPath(wanted: string | null, fallback = '/admin'): string {
  if (!wanted?.startsWith('/')) return fallback;
  const url = parsed(wanted);
  if (url?.origin !== ORIGIN || /^\/(?:api|graphql|logowanie)(?:\/|$)/.test(url.pathname))
    return fallback;
  return url.pathname + url.search + url.hash;
}

/** A path as a URL, null if it is invalid. Safari before 17 lacks `URL.parse` and `URL.canParse`. */
function parsed(path: string): URL | null {
  try {
    return new URL(path, ORIGIN);
  } catch {
    return null;
  }
}
