/** Browsers take "//elsewhere" and "/\elsewhere" for another site, and ignore tabs and line ends in addresses. */
const INSIDE = /^\/(?![/\\])[^\\\s]*$/;
const DOT_SEGMENT = /\/\.{1,2}(?:[/?#]|$)/;
const NO_PAGE = /^\/(?:api|graphql|logowanie)(?:[/?#]|$)/;

/**
 * Where to go after the login: the wanted path if it leads to a page of this site other than the login, else
 * `fallback`.
 */
export function returnPath(path: unknown, fallback = '/admin'): string {
  const isPage =
    typeof path === 'string' && INSIDE.test(path) && !DOT_SEGMENT.test(path) && !NO_PAGE.test(path);
  return isPage ? path : fallback;
}
