/** The text in lower case without diacritics: "przyscienne". */
export function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
