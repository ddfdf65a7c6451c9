/** Fills in a field as some password managers do: no event says so. */
export function fillInSilently(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('Not a text field.');
  field.value = text;
}
