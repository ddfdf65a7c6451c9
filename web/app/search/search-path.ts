/** The URL of the search page, in a module of its own for pages that only link there. */
export const SEARCH_PATH = '/szukaj';
