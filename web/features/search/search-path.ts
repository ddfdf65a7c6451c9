/** The URL of the search page, in a module of its own: pages that only link to the search do not load its code. */
export const SEARCH_PATH = '/szukaj';
