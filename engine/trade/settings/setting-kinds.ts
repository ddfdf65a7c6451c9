import { CATEGORIES, type Category } from '../../goods/families/categories.js';
import { isDay } from '../../locale/day.js';
import { normaliseLine } from '../../locale/text.js';
import { looksLikeEmail, looksLikePhone } from '../fields/contact-rules.js';
import { isNip } from '../invoices/tax-number.js';
import { isPolishIban, readIban } from '../shop/bank-account.js';
import type { Weeks } from '../shop/delivery-term.js';
import type { Holidays } from '../shop/opening-hours.js';
import { type HexColor, accentProblem } from './accent.js';

/** The opening hours of a day, minutes since midnight; null: closed. */
type OpeningSpan = { readonly opens: number; readonly closes: number } | null;

/** What the text of a setting is read as, by its kind. */
export interface SettingTypes {
  line: string;
  email: string;
  phone: string;
  postcode: string;
  nip: string;
  iban: string;
  /** "8:00-18:00", or "nieczynne". */
  hours: OpeningSpan;
  integer: number;
  /** With at most two decimal places. */
  decimal: number;
  /** Degrees. */
  degrees: number;
  /** Separated by commas. */
  categories: readonly Category[];
  /** Of HTTP or HTTPS, without a slash at its end. */
  url: string;
  /** One of the setting's choices. */
  choice: string;
  /** "#965900"; texts in it can be read. */
  color: HexColor;
  /** The name of an uploaded logo: "logo-" and 32 hexadecimal digits. */
  logo: string;
  /** A span of weeks: "2-4". */
  weeks: Weeks;
  /** Separated by commas: "2026-12-24, 2026-12-31". */
  days: Holidays;
  /** A day on which somebody was born: "1980-05-17". */
  birthDay: string;
  /** The code of a tax office: four digits. */
  taxOffice: string;
  /** A password or key: nobody reads it once it is entered. */
  secret: string;
}

export type SettingKind = keyof SettingTypes;

/** What the texts of a setting keep to. */
export interface Limits {
  /** Of numbers; of texts, the number of characters. */
  readonly min?: number;
  readonly max?: number;
  /** Labels of what can be chosen, by code. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** A value, or in Polish why the text is none. */
export type ReadSetting<Value> = { readonly value: Value } | { readonly problem: string };

const MAX_LINE = 120;
const MAX_SECRET = 300;
const MAX_WEEKS = 52;

const problem = (text: string) => ({ problem: text });
const valid = <Value>(value: Value) => ({ value });

/** Reads a text that passes a test; `message` says in Polish what is expected. */
const matching =
  (isValid: (text: string) => boolean, message: string) =>
  (text: string): ReadSetting<string> =>
    isValid(text) ? valid(text) : problem(message);

function readNumber(text: string, { min = 0, max = Infinity }: Limits, format: RegExp) {
  const value = Number(text.replace(',', '.'));
  if (!format.test(text)) return problem('Podaj liczbę.');
  if (value < min) return problem(`Podaj co najmniej ${min}.`);
  return value > max ? problem(`Podaj najwyżej ${max}.`) : valid(value);
}

function readLine(text: string, { min = 1, max = MAX_LINE }: Limits): ReadSetting<string> {
  if (text.length < min) return problem(`Podaj co najmniej ${min}\u00a0znaków.`);
  return text.length > max ? problem(`Podaj najwyżej ${max}\u00a0znaków.`) : valid(text);
}

function readHours(text: string): ReadSetting<OpeningSpan> {
  if (text === 'nieczynne') return valid(null);
  const numbers = /^(\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d)$/.exec(text)?.slice(1).map(Number);
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = numbers ?? [];
  const span = { opens: fromHour * 60 + fromMinute, closes: toHour * 60 + toMinute };
  return span.opens < span.closes && span.closes <= 24 * 60
    ? valid(span)
    : problem('Podaj godziny jak 8:00-18:00 albo „nieczynne”.');
}

function readCategories(text: string): ReadSetting<readonly Category[]> {
  const names = text.split(',').flatMap((name) => name.trim() || []);
  const known = names.flatMap((name) => CATEGORIES.find((category) => category === name) ?? []);
  return known.length === names.length
    ? valid(known)
    : problem(`Wybierz spośród: ${CATEGORIES.join(', ')}.`);
}

function readUrl(text: string): ReadSetting<string> {
  if (!/^https?:\/\/[\w.-]+(:\d{1,5})?(\/\S*)?$/.test(text))
    return problem('Podaj adres, który zaczyna się od https://.');
  return valid(text.replace(/\/$/, ''));
}

function readColor(text: string): ReadSetting<HexColor> {
  const color = text.toLowerCase();
  if (!/^#[\da-f]{6}$/.test(color)) return problem('Podaj kolor jak #1b5e8c.');
  const unreadable = accentProblem(color);
  return unreadable === null ? valid(color) : problem(unreadable);
}

function readWeeks(text: string): ReadSetting<Weeks> {
  const [least = 0, most = 0] =
    /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/.exec(text)?.slice(1).map(Number) ?? [];
  return least >= 1 && least <= most && most <= MAX_WEEKS
    ? valid({ least, most })
    : problem(`Podaj tygodnie jak 2-4, najwyżej ${MAX_WEEKS}.`);
}

function readDays(text: string): ReadSetting<Holidays> {
  const days = text.split(',').flatMap((day) => day.trim() || []);
  return days.every(isDay)
    ? valid(new Set(days))
    : problem('Podaj daty jak 2026-12-24, po przecinku.');
}

const isBirthDay = (text: string): boolean =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** How the text of a setting is read, by its kind. */
const READERS: {
  [Kind in SettingKind]: (text: string, limits: Limits) => ReadSetting<SettingTypes[Kind]>;
} = {
  line: readLine,
  email: matching(looksLikeEmail, 'Podaj prawidłowy adres e-mail.'),
  phone: matching(looksLikePhone, 'Podaj prawidłowy numer telefonu.'),
  postcode: matching((text) => /^\d{2}-\d{3}$/.test(text), 'Podaj kod jak 90-001.'),
  nip: matching(isNip, 'Podaj 10\u00a0cyfr NIP; ostatnia musi się zgadzać z\u00a0pozostałymi.'),
  iban: (text) =>
    matching(
      isPolishIban,
      'Podaj polski numer konta: 26\u00a0cyfr z\u00a0poprawną sumą kontrolną.',
    )(readIban(text)),
  hours: readHours,
  integer: (text, limits) => readNumber(text, limits, /^\d{1,9}$/),
  decimal: (text, limits) => readNumber(text, limits, /^\d{1,3}([.,]\d{1,2})?$/),
  degrees: (text, limits) => readNumber(text, limits, /^-?\d{1,3}([.,]\d{1,10})?$/),
  categories: readCategories,
  url: readUrl,
  choice: (text, { choices = {} }) =>
    text in choices ? valid(text) : problem(`Wybierz: ${Object.values(choices).join(', ')}.`),
  color: readColor,
  logo: matching((text) => /^logo-[\da-f]{32}$/.test(text), 'Wgraj plik z\u00a0logo.'),
  weeks: readWeeks,
  days: readDays,
  birthDay: matching(isBirthDay, 'Podaj datę jak 1980-05-17.'),
  taxOffice: matching((text) => /^\d{4}$/.test(text), 'Podaj cztery cyfry kodu urzędu.'),
  secret: (text) => readLine(text, { max: MAX_SECRET }),
};

/** Reads the text of a setting of a kind. */
export function readText<Kind extends SettingKind>(
  kind: Kind,
  text: string,
  limits: Limits = {},
): ReadSetting<SettingTypes[Kind]> {
  return READERS[kind](normaliseLine(text), limits);
}
