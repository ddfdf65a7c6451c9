/** The text trimmed, in lower case and without diacritics: "przyscienne" for "Przyścienne". */
export function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
