const ORIGIN = 'http://site.invalid';

/** Where to go after the login: a path inside this site, else the staff area. */
export function returnPath(wanted: string | null, fallback = '/admin'): string {
  if (!wanted?.startsWith('/')) return fallback;
  const url = parsed(wanted);
  if (url?.origin !== ORIGIN || /^\/(?:api|graphql|logowanie)(?:\/|$)/.test(url.pathname))
    return fallback;
  return url.pathname + url.search + url.hash;
}

/** Replaces URL.parse and URL.canParse, which Safari before 17 does not have. */
function parsed(path: string): URL | null {
  try {
    return new URL(path, ORIGIN);
  } catch {
    return null;
  }
}
