import { normaliseLine } from '#engine/locale/text';
import { joinSlatTypes } from './words.js';

/** At least three digits with the usual separators of phone numbers, which are stored without separators. */
const PHONE_PART = /^(?=(?:\D*\d){3})[+\d\s().-]+$/;

/** The id of a row: "12", "#12", "nr 12", "zamówienie nr 12". Digits alone may also be part of another text. */
const ROW_NUMBER = /^(?:(?:zam(?:[oó]wienie|\.)?\s*)?(?:(?:nr|numer)\.?\s*)?#?\s*)(\d{1,9})$/iu;
const DIGITS = /^\d+$/;

/** The index of trigrams finds only words of at least this length. */
const INDEXED_LETTERS = 3;
const MAX_WORDS = 6;
/** Numbers with more digits can only be phone numbers, not postal codes or house numbers. */
const MOST_DIGITS = 6;

/** Patterns for `like search_key(?)` on a column of search texts; one of them must match. */
type Word = readonly string[];

/** A search text of a list, parsed. */
export interface TypedSearch {
  /** A row matches by its id or by one of these texts, of which every word must match. */
  texts: readonly (readonly Word[])[];
  /** The id of a row, if the text can be one: "#12", "nr 12", "12". */
  id: number | null;
  /** A `like` pattern for E.164 numbers, if the text is the beginning of a phone number: "+48 691", "0048 691". */
  phone: string | null;
}

/** Parses a search text; null if it is blank, which means no search. */
export function readSearch(text: string | null | undefined): TypedSearch | null {
  const typed = normaliseLine(text?.replaceAll('\0', '') ?? '');
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
  // Digits may also be a postal code or a house number.
  const texts = phone.length > MOST_DIGITS ? [phone] : [...new Set([typed, phone])];
  return texts.map((each) => [patternsOf(each)]);
}

/** A part of a phone number as stored numbers contain it: "0048 691" becomes "+48691", "042 633" becomes "42633". */
function phonePart(typed: string): string {
  const digits = typed.replace(/[^+\d]/g, '');
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return /^0\d{2,9}$/.test(digits) ? digits.slice(1) : digits;
}

/** Between words: blanks, and a slash between letters, as in "rolety/żaluzje" but not in "12/4" or "FV/2026". */
const BETWEEN_WORDS = /\s+|(?<=\p{L})\/(?=\p{L})/u;

/** The words of a text without commas and semicolons at their ends, at most six; a row may have them in any order. */
function wordsOf(typed: string): Word[] {
  const words = joinSlatTypes(typed)
    .split(BETWEEN_WORDS)
    .map((word) => word.replace(/[,;]+$/, '') || word);
  return words.slice(0, MAX_WORDS).map(patternsOf);
}

/** Matches anywhere in a text; a word of less than three letters, which the index lacks, at the beginning of a word. */
function patternsOf(word: string): Word {
  if (word.length >= INDEXED_LETTERS) return [containing(word)];
  const beginning = literally(word);
  // Texts begin with a name, so digits follow a space.
  if (DIGITS.test(word)) return [`% ${beginning}%`];
  return [`${beginning}%`, `% ${beginning}%`];
}

/** A `like` pattern for texts that contain this one literally. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** A `like` pattern in which this text stands for itself: its wildcards are escaped. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
