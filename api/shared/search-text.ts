/** A phone number is kept without the blanks and dashes that people write in it. */
const PHONE_PART = /^(?=(?:\D*\d){3})[+\d\s().-]+$/;

/** Trigrams. */
const INDEXED_LETTERS = 3;

/** What somebody has typed into the search of a list. */
export interface TypedSearch {
  /** For `like search_key(?)` on a column that `search_key()` has written; one of them fits. */
  patterns: readonly string[];
  /** "#12" or "12": it may be a number of a row, too. */
  id: number | null;
}

/** Null for blanks and nothing: no search. */
export function readSearch(text: string | null | undefined): TypedSearch | null {
  const typed = text?.replaceAll('\0', '').trim();
  if (!typed) return null;
  const id = /^#?(\d{1,9})$/.exec(typed)?.[1];
  const wanted = PHONE_PART.test(typed) ? typed.replace(/[^+\d]/g, '') : typed;
  return { patterns: patternsOf(wanted), id: id ? Number(id) : null };
}

/** Anywhere in a text; less than the three letters that its index knows, where a word begins. */
function patternsOf(wanted: string): string[] {
  if (wanted.length >= INDEXED_LETTERS) return [containing(wanted)];
  const beginning = literally(wanted);
  return [`${beginning}%`, `% ${beginning}%`];
}

/** The pattern of `like` for texts that contain this one as it is. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** The pattern of `like` for this text alone. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
