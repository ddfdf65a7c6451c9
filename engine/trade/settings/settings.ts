import { keysOf } from '../fields/pick.js';
import type { PermissionName } from '../rights/permissions.js';
import { type Limits, type SettingKind, type SettingTypes, readText } from './setting-kinds.js';

/** The parts of the page of settings, in order, with Polish titles. */
export const SETTING_GROUPS = {
  company: 'Firma',
  brand: 'Znak i\u00a0kolor',
  hours: 'Godziny otwarcia',
  manufacturer: 'Producent',
  terms: 'Warunki sprzedaży',
  delivery: 'Terminy dostawy',
  reminders: 'Przypomnienia o\u00a0płatności',
  credit: 'Raty',
  mail: 'Serwer poczty',
  sms: 'SMS o\u00a0wizytach',
  payments: 'Płatności online',
  ksef: 'KSeF',
  accounting: 'Księgowość',
} as const;

export type SettingGroup = keyof typeof SETTING_GROUPS;

/** The definition of what the owner sets for the whole shop: its rules, label and use. */
export interface Setting extends Limits {
  readonly group: SettingGroup;
  /** The Polish label. */
  readonly label: string;
  readonly kind: SettingKind;
  /** The permission to change it, where it is another one than that of its group. */
  readonly access?: PermissionName;
  /** The value where none is set, as a text. */
  readonly fallback?: string;
  readonly unit?: 'dni' | 'lat' | 'km' | '%' | 'zł' | 'zł/km' | 'tygodnie';
  /** Whether customers and invoices need it, so that staff are told while it is missing. */
  readonly isNeeded?: true;
  /** A hint in Polish below the field: where customers see the value, or what follows from it. */
  readonly hint?: string;
}

const HOURS = { group: 'hours', kind: 'hours' } as const;
const DAYS = { kind: 'integer', unit: 'dni' } as const;
const MERCHANT_NUMBER = {
  group: 'payments',
  kind: 'integer',
  min: 1,
  max: 999_999_999,
} as const;
const YEARS = { group: 'terms', kind: 'integer', unit: 'lat', min: 1, max: 30 } as const;
const WEEKS = { group: 'delivery', kind: 'weeks', unit: 'tygodnie' } as const;
const REMINDER = { ...DAYS, group: 'reminders', max: 60 } as const;

/**
 * All settings in the order of their page, named as the variables of the environment that set them, too: a variable
 * wins over what was entered.
 */
export const SETTINGS = {
  COMPANY_NAME: {
    group: 'company',
    label: 'Nazwa',
    kind: 'line',
    isNeeded: true,
    max: 60,
    hint: 'W nagłówku sklepu, w\u00a0e-mailach i\u00a0na dokumentach.',
  },
  SHOP_TAGLINE: {
    group: 'company',
    label: 'Hasło',
    kind: 'line',
    max: 60,
    fallback: 'słońce pod kontrolą',
    hint: 'Przy nazwie w\u00a0nagłówku, na dokumentach i\u00a0w wyszukiwarkach.',
  },
  COMPANY_STREET: { group: 'company', label: 'Ulica i numer', kind: 'line', isNeeded: true },
  COMPANY_POSTAL_CODE: { group: 'company', label: 'Kod pocztowy', kind: 'postcode' },
  COMPANY_CITY: { group: 'company', label: 'Miejscowość', kind: 'line', max: 80 },
  COMPANY_NIP: {
    group: 'company',
    label: 'NIP',
    kind: 'nip',
    access: 'connections:write',
    isNeeded: true,
    hint: 'Bez niego sklep nie wystawia faktur.',
  },
  COMPANY_ACCOUNT: {
    group: 'company',
    label: 'Numer konta',
    kind: 'iban',
    access: 'connections:write',
    isNeeded: true,
    hint: 'Na to konto klienci robią przelewy.',
  },
  COMPANY_PHONE: { group: 'company', label: 'Telefon', kind: 'phone', isNeeded: true },
  COMPANY_EMERGENCY_PHONE: {
    group: 'company',
    label: 'Telefon alarmowy serwisu',
    kind: 'phone',
  },
  COMPANY_EMAIL: {
    group: 'company',
    label: 'E-mail',
    kind: 'email',
    isNeeded: true,
    hint: 'Z tego adresu wychodzą wiadomości do klientów.',
  },
  MAIL_SIGNATURE: {
    group: 'company',
    label: 'Podpis w\u00a0e-mailach',
    kind: 'line',
    hint: 'Na końcu każdej wiadomości, nad danymi firmy. Na przykład: Pozdrawiamy, zespół Cieniomatu.',
  },
  COMPANY_LATITUDE: {
    group: 'company',
    label: 'Szerokość geograficzna',
    kind: 'degrees',
    min: -90,
    max: 90,
    hint: 'Punkt na mapie dojazdu, na przykład 51,7592.',
  },
  COMPANY_LONGITUDE: {
    group: 'company',
    label: 'Długość geograficzna',
    kind: 'degrees',
    min: -180,
    max: 180,
  },
  COMPANY_HOURS_WEEKDAYS: {
    ...HOURS,
    label: 'Poniedziałek–piątek',
    isNeeded: true,
    hint: 'Na przykład 8:00-18:00. W\u00a0tych godzinach oddzwaniamy.',
  },
  COMPANY_HOURS_SATURDAY: { ...HOURS, label: 'Sobota' },
  COMPANY_HOURS_SUNDAY: { ...HOURS, label: 'Niedziela' },
  COMPANY_HOLIDAYS: {
    group: 'hours',
    label: 'Dni wolne firmy',
    kind: 'days',
    fallback: '',
    hint: 'Poza świętami, po przecinku: 2026-12-24, 2026-12-31. W\u00a0te dni nie oddzwaniamy.',
  },
  LOGO: {
    group: 'brand',
    label: 'Logo',
    kind: 'logo',
    hint: 'W\u00a0nagłówku i\u00a0na dokumentach; powstają z\u00a0niego ikony i\u00a0obrazek udostępniania.',
  },
  LOGO_DARK: {
    group: 'brand',
    label: 'Logo na ciemnym tle',
    kind: 'logo',
    hint: 'W\u00a0stopce i\u00a0w e-mailach. Puste: stoi tam nazwa firmy.',
  },
  ACCENT_COLOR: {
    group: 'brand',
    label: 'Kolor akcentów',
    kind: 'color',
    hint: 'Odnośników, wyróżnień i\u00a0przycisków. Puste: bursztynowy.',
  },
  MANUFACTURER_NAME: {
    group: 'manufacturer',
    label: 'Nazwa',
    kind: 'line',
    hint: 'Puste pola: producentem jest Twoja firma.',
  },
  MANUFACTURER_ADDRESS: {
    group: 'manufacturer',
    label: 'Adres pocztowy',
    kind: 'line',
    min: 5,
    max: 200,
  },
  MANUFACTURER_EMAIL: { group: 'manufacturer', label: 'E-mail', kind: 'email' },
  DEPOSIT_PERCENT: {
    group: 'terms',
    label: 'Zaliczka',
    kind: 'integer',
    unit: '%',
    max: 100,
    fallback: '30',
    hint: 'Dla nowych zamówień; złożone zachowują swoje warunki.',
  },
  DEPOSIT_DUE_DAYS: {
    ...DAYS,
    group: 'terms',
    label: 'Termin zaliczki od potwierdzenia',
    max: 365,
    fallback: '7',
  },
  REST_DUE_DAYS: {
    ...DAYS,
    group: 'terms',
    label: 'Termin reszty od wysyłki',
    max: 365,
    fallback: '3',
  },
  OFFER_VALID_DAYS: {
    ...DAYS,
    group: 'terms',
    label: 'Ważność oferty',
    min: 1,
    max: 365,
    fallback: '14',
    hint: 'Dla nowych ofert; w\u00a0szkicu można ją zmienić.',
  },
  WARRANTY_YEARS: {
    ...YEARS,
    label: 'Gwarancja producenta',
    fallback: '5',
    hint: 'W stopce, przy produktach i\u00a0na stronach o\u00a0gwarancji.',
  },
  STRUCTURE_WARRANTY_YEARS: { ...YEARS, label: 'Gwarancja na konstrukcję', fallback: '10' },
  FREE_TRANSPORT_KM: {
    group: 'terms',
    label: 'Dojazd ekipy w\u00a0cenie',
    kind: 'integer',
    unit: 'km',
    max: 2000,
    fallback: '100',
    hint: 'Od siedziby firmy; na stronie o\u00a0montażu.',
  },
  TRANSPORT_RATE: {
    group: 'terms',
    label: 'Dojazd ponad ten zasięg',
    kind: 'decimal',
    unit: 'zł/km',
    hint: 'Na stronie o\u00a0montażu; nie wchodzi do ceny w\u00a0konfiguratorze. Puste: wyceniany osobno.',
  },
  MEASURING_PRICE: {
    group: 'terms',
    label: 'Pomiar u\u00a0klienta',
    kind: 'decimal',
    unit: 'zł',
    hint: 'Przy wyborze terminu pomiaru i\u00a0w wiadomościach o\u00a0nim. Puste: bezpłatny.',
  },
  DELIVERY_WEEKS: {
    ...WEEKS,
    label: 'Zwykły termin',
    fallback: '2-4',
    hint: 'Od złożenia zamówienia, na przykład 2-4. Obowiązuje rodziny, które nie mają własnego terminu.',
  },
  DELIVERY_WEEKS_AWNING: { ...WEEKS, label: 'Markizy' },
  DELIVERY_WEEKS_PERGOLA: { ...WEEKS, label: 'Pergole' },
  DELIVERY_WEEKS_FACADE_BLIND: { ...WEEKS, label: 'Żaluzje fasadowe' },
  DELIVERY_WEEKS_ROOF: { ...WEEKS, label: 'Zadaszenia' },
  DELIVERY_WEEKS_ZIP_SCREEN: { ...WEEKS, label: 'Refleksole' },
  DELIVERY_WEEKS_ROLLER_BLIND: { ...WEEKS, label: 'Rolety' },
  DELIVERY_WEEKS_ACCESSORY: { ...WEEKS, label: 'Akcesoria' },
  SPLIT_PAYMENT_CATEGORIES: {
    group: 'terms',
    label: 'Kategorie z\u00a0podzieloną płatnością',
    kind: 'categories',
    fallback: '',
    hint: 'Towary z\u00a0załącznika 15 do ustawy o\u00a0VAT: dopisek na fakturach dla firm powyżej 15\u00a0000\u00a0zł.',
  },
  REMINDER_DAYS_BEFORE: {
    ...REMINDER,
    label: 'Przed terminem',
    fallback: '3',
    hint: '0: bez przypomnienia.',
  },
  REMINDER_DAYS_AFTER: { ...REMINDER, label: 'Po terminie', fallback: '1' },
  REMINDER_DAYS_AGAIN: { ...REMINDER, label: 'Ponownie po terminie', fallback: '7' },
  CREDIT_MONTHS: {
    group: 'credit',
    label: 'Liczba rat miesięcznych',
    kind: 'integer',
    min: 2,
    max: 120,
    hint: 'Puste: sklep nie wspomina o\u00a0ratach.',
  },
  CREDIT_RATE: {
    group: 'credit',
    label: 'Stałe oprocentowanie w\u00a0skali roku',
    kind: 'decimal',
    unit: '%',
    max: 30,
    hint: 'RRSO i\u00a0całkowity koszt liczymy sami i\u00a0pokazujemy przy cenie, jak każe prawo.',
  },
  CREDIT_LENDER: {
    group: 'credit',
    label: 'Kredytodawca',
    kind: 'line',
    hint: 'Puste: Twoja firma.',
  },
  SMTP_HOST: {
    group: 'mail',
    label: 'Serwer',
    kind: 'line',
    hint: 'Na przykład smtp.twoja-poczta.pl. Puste: wiadomości zostają na serwerze jako pliki.',
  },
  SMTP_PORT: {
    group: 'mail',
    label: 'Port',
    kind: 'integer',
    min: 1,
    max: 65_535,
    fallback: '587',
    hint: '587, albo 465 z\u00a0szyfrowaniem od początku.',
  },
  SMTP_USER: { group: 'mail', label: 'Użytkownik', kind: 'line' },
  SMTP_PASSWORD: { group: 'mail', label: 'Hasło', kind: 'secret' },
  VISIT_SMS: {
    group: 'sms',
    label: 'Wiadomości SMS',
    kind: 'choice',
    choices: { on: 'Wysyłane', off: 'Niewysyłane' },
    fallback: 'off',
    hint: 'O\u00a0umówionej i\u00a0przełożonej wizycie, i\u00a0dzień przed nią; tylko na polskie numery komórkowe.',
  },
  SMS_URL: {
    group: 'sms',
    label: 'Adres SMSAPI',
    kind: 'url',
    fallback: 'https://api.smsapi.pl',
  },
  SMS_TOKEN: {
    group: 'sms',
    label: 'Token',
    kind: 'secret',
    hint: 'Z\u00a0panelu SMSAPI.pl. Puste: wiadomości zostają na serwerze jako pliki.',
  },
  SMS_SENDER: {
    group: 'sms',
    label: 'Nadawca',
    kind: 'line',
    max: 11,
    hint: 'Nazwa zatwierdzona w\u00a0SMSAPI.pl, najwyżej 11 znaków.',
  },
  PAYMENT_PROVIDER: {
    group: 'payments',
    label: 'Nowe płatności przyjmuje',
    kind: 'choice',
    choices: { przelewy24: 'Przelewy24', none: 'Nikt: tylko przelewem' },
    hint: 'Puste: Przelewy24, gdy są skonfigurowane. Rozpoczęte płatności dokończą się w\u00a0każdym razie.',
  },
  P24_URL: {
    group: 'payments',
    label: 'Adres Przelewy24',
    kind: 'url',
    hint: 'https://secure.przelewy24.pl, a\u00a0do prób https://sandbox.przelewy24.pl.',
  },
  P24_MERCHANT_ID: { ...MERCHANT_NUMBER, label: 'Numer sprzedawcy' },
  P24_POS_ID: { ...MERCHANT_NUMBER, label: 'Numer sklepu', hint: 'Zwykle jak numer sprzedawcy.' },
  P24_CRC: { group: 'payments', label: 'Klucz CRC', kind: 'secret' },
  P24_API_KEY: { group: 'payments', label: 'Klucz API', kind: 'secret' },
  KSEF_URL: {
    group: 'ksef',
    label: 'Adres KSeF',
    kind: 'url',
    hint: 'https://api.ksef.mf.gov.pl, a\u00a0do prób bez skutków prawnych https://api-test.ksef.mf.gov.pl.',
  },
  KSEF_TOKEN: {
    group: 'ksef',
    label: 'Token',
    kind: 'secret',
    hint: 'Z\u00a0prawem do wystawiania faktur, dla NIP-u Twojej firmy.',
  },
  TAX_OFFICE: {
    group: 'accounting',
    label: 'Kod urzędu skarbowego',
    kind: 'taxOffice',
    hint: 'Cztery cyfry, na przykład 1013. Trafia do pliku JPK_V7M, bez niego plik nie powstanie.',
  },
  OWNER_FIRST_NAME: {
    group: 'accounting',
    label: 'Imię właściciela',
    kind: 'line',
    max: 30,
    hint: 'Tylko w\u00a0działalności jednoosobowej: podatnikiem w\u00a0JPK jest wtedy osoba. W\u00a0spółce zostaw puste.',
  },
  OWNER_LAST_NAME: {
    group: 'accounting',
    label: 'Nazwisko właściciela',
    kind: 'line',
    max: 81,
  },
  OWNER_BIRTH_DAY: {
    group: 'accounting',
    label: 'Data urodzenia właściciela',
    kind: 'birthDay',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = keysOf(SETTINGS);

type ValueOf<Name extends SettingName> = SettingTypes[(typeof SETTINGS)[Name]['kind']];
type WithFallback = {
  [Name in SettingName]: (typeof SETTINGS)[Name] extends { fallback: string } ? Name : never;
}[SettingName];

/** The values of all settings; without those that nobody has set. */
export type Settings = { readonly [Name in WithFallback]: ValueOf<Name> } & {
  readonly [Name in Exclude<SettingName, WithFallback>]?: ValueOf<Name>;
};

/** The settings that customers and invoices need and nobody has entered. */
export const missingSettings = (values: Settings): SettingName[] =>
  SETTING_NAMES.filter((name) => {
    const { isNeeded }: Setting = SETTINGS[name];
    return isNeeded && values[name] === undefined;
  });

/** The groups that say where money goes, or hold keys of services. */
const GUARDED_GROUPS: ReadonlySet<SettingGroup> = new Set(['mail', 'sms', 'payments', 'ksef']);

/** The permission to change a setting. */
export function accessTo(name: SettingName): PermissionName {
  const { access, group }: Setting = SETTINGS[name];
  return access ?? (GUARDED_GROUPS.has(group) ? 'connections:write' : 'settings:write');
}

/** Whether nobody reads it once it is entered: a password or a key. */
export const isSecret = (name: SettingName): boolean => SETTINGS[name].kind === 'secret';

/** Reads the text of a setting; returns its value, or in Polish why it is none. */
export function readSetting(name: SettingName, text: string) {
  const { kind, ...limits }: Setting = SETTINGS[name];
  return readText(kind, text, limits);
}
