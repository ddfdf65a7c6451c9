/** The address of the search page, apart from what only that page needs. */
export const SEARCH_PATH = '/szukaj';
