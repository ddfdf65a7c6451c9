/** Zero-width characters, direction marks, soft hyphens, fillers: nobody sees them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Spaces of all widths, tabs and line ends; U+2800 is the Braille pattern without dots. */
const BLANKS = /[\p{Z}\t\n\r\u2800]+/gu;
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;

/** The normal form of a text of several lines: NFC, trimmed, without invisible characters, with LF between lines. */
export const normaliseText = (text: string): string =>
  text.replaceAll(INVISIBLE, '').normalize('NFC').replaceAll(LINE_ENDS, '\n').trim();

/** The normal form of a text of one line: that of a text, with one space in place of each run of blanks. */
export const normaliseLine = (text: string): string =>
  normaliseText(text).replaceAll(BLANKS, ' ').trim();

/** Whether a name has a letter, of any script, that can be seen. */
export const hasLetter = (name: string): boolean => /\p{L}/u.test(normaliseLine(name));

/** The text with a small first letter. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The text with a capital first letter. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text trimmed, in lower case, without diacritics and invisible characters: "przyscienne" for "Przyścienne". */
export function fold(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** The path of an address without percent-encoding; as it is where its encoding is not valid. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
