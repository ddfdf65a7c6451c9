/** Said in place of adding to the cart, and in an empty one: without cookies the server cannot find the cart again. */
const COOKIES_BLOCKED =
  'Przeglądarka blokuje pliki cookies, a\u00a0bez nich koszyk nie zapamięta produktów. Zezwól na nie w\u00a0ustawieniach tej strony i\u00a0spróbuj ponownie.';

/** Why this browser can have no cart; null where it can. */
export const whyNoCart = (): string | null => (navigator.cookieEnabled ? null : COOKIES_BLOCKED);
