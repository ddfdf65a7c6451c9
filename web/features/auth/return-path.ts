const ORIGIN = 'http://site.invalid';

/** Where to go after the login: the wanted path if it is a page of this site, otherwise `fallback`. */
export function returnPath(wanted: string | null, fallback = '/admin'): string {
  if (!wanted?.startsWith('/')) return fallback;
  const url = parsed(wanted);
  if (url?.origin !== ORIGIN || /^\/(?:api|graphql|logowanie)(?:\/|$)/.test(url.pathname))
    return fallback;
  return url.pathname + url.search + url.hash;
}

/** Null for an invalid URL; not by URL.parse or URL.canParse, which Safari before 17 does not have. */
function parsed(path: string): URL | null {
  try {
    return new URL(path, ORIGIN);
  } catch {
    return null;
  }
}
