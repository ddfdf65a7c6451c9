/** The fields of a form as a GET request would send them, without files. */
export function formParams(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(texts);
}
