/** The text trimmed, in lower case, without diacritics and invisible characters: "przyscienne" for "Przyścienne". */
export function fold(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}
