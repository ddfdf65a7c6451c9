const ORIGIN = 'http://site.invalid';

/** Where to go after the login: a path inside this site, else the staff area. */
export function returnPath(wanted: string | null, fallback = '/admin'): string {
  if (!wanted?.startsWith('/')) return fallback;
  if (!URL.canParse(wanted, ORIGIN)) return fallback;
  const url = new URL(wanted, ORIGIN);
  if (url.origin !== ORIGIN || /^\/(?:api|graphql|logowanie)(?:\/|$)/.test(url.pathname))
    return fallback;
  return url.pathname + url.search + url.hash;
}
