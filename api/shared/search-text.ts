/** A phone number is kept without the blanks and dashes that people write in it. */
const PHONE_PART = /^(?=(?:\D*\d){3})[+\d\s().-]+$/;

/** "12", "#12", "nr 12", "zamówienie nr 12": the number of a row. Only digits may be a part of something else, too. */
const ROW_NUMBER = /^(?:(?:zam(?:[oó]wienie|\.)?\s*)?(?:(?:nr|numer)\.?\s*)?#?\s*)(\d{1,9})$/iu;
const DIGITS = /^\d+$/;

/** Trigrams. */
const INDEXED_LETTERS = 3;
const MAX_WORDS = 6;
/** Of anything but a phone number. */
const MOST_DIGITS = 6;

/** Patterns for `like search_key(?)` on a column that `search_key()` has written; one of them must fit. */
type Word = readonly string[];

/** What somebody has typed into the search of a list. */
export interface TypedSearch {
  /** A row is found by its number or by one of these texts, every word of which must fit. */
  texts: readonly (readonly Word[])[];
  /** "#12", "nr 12" or "12": it may be a number of a row, too. */
  id: number | null;
  /** Pattern of `like` for E.164 numbers: "+48 691" and "0048 691" are the beginning of a phone number, nothing else. */
  phone: string | null;
}

/** Null for blanks and nothing: no search. */
export function readSearch(text: string | null | undefined): TypedSearch | null {
  const typed = text?.replaceAll('\0', '').trim().normalize('NFC');
  if (!typed) return null;
  const id = ROW_NUMBER.exec(typed)?.[1];
  const isNumberAlone = id !== undefined && (!DIGITS.test(typed) || id.length < INDEXED_LETTERS);
  return {
    texts: isNumberAlone ? [] : textsOf(typed),
    id: id ? Number(id) : null,
    phone: phoneBeginning(typed),
  };
}

function phoneBeginning(typed: string): string | null {
  const phone = PHONE_PART.test(typed) ? phonePart(typed) : '';
  return phone.startsWith('+') ? `${literally(phone)}%` : null;
}

function textsOf(typed: string): Word[][] {
  if (!PHONE_PART.test(typed)) return [wordsOf(typed)];
  const phone = phonePart(typed);
  // It may be a postal code or a house number as well.
  const texts = phone.length > MOST_DIGITS ? [phone] : [...new Set([typed, phone])];
  return texts.map((each) => [patternsOf(each)]);
}

/** As E.164 has it: "0048 691" and "+48 691" are "+48691", "042 633" is "42633". */
function phonePart(typed: string): string {
  const digits = typed.replace(/[^+\d]/g, '');
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return /^0\d{2,9}$/.test(digits) ? digits.slice(1) : digits;
}

/** Words in any order; what only separates them does not count. */
function wordsOf(typed: string): Word[] {
  const words = typed.split(/\s+/u).map((word) => word.replace(/[,;]+$/, '') || word);
  return words.slice(0, MAX_WORDS).map(patternsOf);
}

/** Anywhere in a text; less than the three letters that its index knows, where a word begins. */
function patternsOf(wanted: string): Word {
  if (wanted.length >= INDEXED_LETTERS) return [containing(wanted)];
  const beginning = literally(wanted);
  // Texts begin with a name.
  if (DIGITS.test(wanted)) return [`% ${beginning}%`];
  return [`${beginning}%`, `% ${beginning}%`];
}

/** The pattern of `like` for texts that contain this one as it is. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** The pattern of `like` for this text alone. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
