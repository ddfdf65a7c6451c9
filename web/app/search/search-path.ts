/** The URL of the search page. It has its own module, so that pages with only a link to it load no more. */
export const SEARCH_PATH = '/szukaj';
