/**
 * Changes the search parameters of the current history entry without the router: nothing on the page depends on the new
 * parameters, but a reload and Back find them.
 */
export function changeSearch(change: (search: URLSearchParams) => void): void {
  const address = new URL(window.location.href);
  change(address.searchParams);
  window.history.replaceState(window.history.state, '', address);
}

/** The fields of a form as a GET request would send them, without files. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(texts);
}
