import { keysOf } from '../fields/pick.js';

/** The parts of the form of a role, in order, with Polish titles. */
export const PERMISSION_GROUPS = {
  sales: 'Zamówienia, oferty i\u00a0zapytania',
  money: 'Płatności i\u00a0faktury',
  goods: 'Produkty, magazyn i\u00a0ceny',
  shop: 'Treści i\u00a0ustawienia',
  team: 'Zespół i\u00a0nadzór',
} as const;

type PermissionGroup = keyof typeof PERMISSION_GROUPS;

interface Permission {
  readonly group: PermissionGroup;
  /** For people, in Polish. */
  readonly label: string;
  /** `everyone`: only programs need it, people not even an account; `people`: no API token can have it. */
  readonly of?: 'everyone' | 'people';
  /** It shows the matters of all customers, so it is not for those who see only their own. */
  readonly isOfAll?: true;
}

/** What a role allows people, and an API token programs; the operations of the API name those that they need. */
export const PERMISSIONS = {
  'orders:read': { group: 'sales', label: 'Odczyt zamówień' },
  'orders:write': {
    group: 'sales',
    label: 'Zmiana zamówień i\u00a0ich statusu, notatki i\u00a0ponowna wysyłka wiadomości',
  },
  'orders:correct': {
    group: 'sales',
    label:
      'Zmiana towaru i\u00a0ceny po rozpoczęciu produkcji oraz rozpoczęcie produkcji bez wpłaty lub potwierdzonego pomiaru',
  },
  'offers:read': { group: 'sales', label: 'Odczyt ofert' },
  'offers:write': {
    group: 'sales',
    label: 'Przygotowanie i\u00a0wysyłka ofert, odpowiedzi na pytania, zapis decyzji klienta',
  },
  'inquiries:read': { group: 'sales', label: 'Odczyt zapytań' },
  'inquiries:write': { group: 'sales', label: 'Zmiany i\u00a0odpowiedzi w\u00a0zapytaniach' },
  'customers:read': {
    group: 'sales',
    label: 'Odczyt kart klientów ze wszystkimi ich sprawami',
    isOfAll: true,
  },
  'customers:write': {
    group: 'sales',
    label: 'Poprawki i\u00a0łączenie kart klientów',
    isOfAll: true,
  },
  'files:read': {
    group: 'sales',
    label: 'Odczyt plików dołączonych do zamówień, ofert i\u00a0zapytań',
    isOfAll: true,
  },
  'files:write': {
    group: 'sales',
    label: 'Dołączanie, opisywanie, udostępnianie i\u00a0usuwanie plików',
    isOfAll: true,
  },
  'answers:read': { group: 'sales', label: 'Odczyt gotowych odpowiedzi' },
  'answers:write': { group: 'sales', label: 'Zmiany gotowych odpowiedzi' },
  'calls:read': { group: 'sales', label: 'Odczyt kolejki telefonów' },
  'calls:write': {
    group: 'sales',
    label:
      'Przejmowanie spraw z\u00a0kolejki i\u00a0zapis rozmów; zmiana statusu wymaga też prawa do zmiany zamówień lub zapytań',
  },
  'tasks:read': { group: 'sales', label: 'Odczyt zadań obsługi' },
  'tasks:write': { group: 'sales', label: 'Dodawanie, zmiana i\u00a0odhaczanie zadań' },
  'visits:read': {
    group: 'sales',
    label: 'Odczyt wizyt, ekip i\u00a0ich kalendarza',
    isOfAll: true,
  },
  'visits:write': {
    group: 'sales',
    label: 'Umawianie i\u00a0przekładanie wizyt, ekipy i\u00a0ich nieobecności',
    isOfAll: true,
  },
  'field:write': {
    group: 'sales',
    label: 'Praca w\u00a0terenie: własne wizyty, protokoły i\u00a0podpisy',
    isOfAll: true,
  },
  'customer-pages:open': {
    group: 'sales',
    label: 'Adresy stron klientów, na których można działać jak klient',
  },
  'mails:read': { group: 'sales', label: 'Odczyt niedostarczonych wiadomości', isOfAll: true },
  'mails:write': { group: 'sales', label: 'Ponowna wysyłka wiadomości', isOfAll: true },
  'payments:read': {
    group: 'money',
    label: 'Odczyt przelewów i\u00a0wyciągów bankowych',
    isOfAll: true,
  },
  'payments:write': {
    group: 'money',
    label: 'Import wyciągów, księgowanie wpłat i\u00a0zwrotów oraz ich wycofywanie',
    isOfAll: true,
  },
  'payments:correct': {
    group: 'money',
    label: 'Wycofanie rozliczeń sprzed otwarcia księgi wpłat',
    isOfAll: true,
  },
  'refunds:write': {
    group: 'money',
    label: 'Zwroty płatności online i\u00a0rozstrzyganie wątpliwych',
    of: 'people',
    isOfAll: true,
  },
  'invoices:read': {
    group: 'money',
    label: 'Odczyt faktur i\u00a0rejestru sprzedaży',
    isOfAll: true,
  },
  'invoices:write': {
    group: 'money',
    label: 'Wystawianie i\u00a0korygowanie faktur',
    isOfAll: true,
  },
  'catalogue:read': {
    group: 'goods',
    label: 'Odczyt katalogu, opcji i\u00a0cen',
    of: 'everyone',
  },
  'catalogue:write': { group: 'goods', label: 'Zmiany produktów i\u00a0ich cen' },
  'configurations:write': {
    group: 'goods',
    label: 'Zapis konfiguracji produktu',
    of: 'everyone',
  },
  'inventory:read': { group: 'goods', label: 'Odczyt magazynu' },
  'inventory:write': { group: 'goods', label: 'Zmiany w\u00a0magazynie' },
  'prices:read': { group: 'goods', label: 'Odczyt cenników i\u00a0stawek VAT' },
  'prices:write': {
    group: 'goods',
    label: 'Zmiany i\u00a0publikacja cenników, zmiany stawek VAT',
  },
  'pages:read': { group: 'shop', label: 'Odczyt stron tekstowych z\u00a0ich wersjami' },
  'pages:write': { group: 'shop', label: 'Publikacja stron tekstowych' },
  'settings:read': { group: 'shop', label: 'Odczyt ustawień sklepu' },
  'settings:write': { group: 'shop', label: 'Zmiany ustawień sklepu' },
  'connections:write': {
    group: 'shop',
    label: 'Wśród ustawień: NIP, numer konta, serwer poczty, płatności online i\u00a0KSeF',
  },
  'figures:read': { group: 'team', label: 'Odczyt liczb z\u00a0pulpitu', isOfAll: true },
  'exports:read': { group: 'team', label: 'Pobieranie list do plików CSV' },
  'personal-data:write': {
    group: 'team',
    label: 'Wydanie i\u00a0usunięcie danych osobowych',
    isOfAll: true,
  },
  'audit:read': { group: 'team', label: 'Odczyt dziennika zmian', isOfAll: true },
  'accounts:read': { group: 'team', label: 'Odczyt kont i\u00a0ról', of: 'people' },
  'accounts:write': {
    group: 'team',
    label: 'Zakładanie i\u00a0zmiany kont, ich sesje i\u00a0wiadomości do nich',
    of: 'people',
  },
  'roles:write': { group: 'team', label: 'Zmiany ról', of: 'people' },
  'tokens:write': { group: 'team', label: 'Tokeny API', of: 'people' },
  'webhooks:write': {
    group: 'team',
    label: 'Webhooki: adresy programów partnerów i\u00a0to, co do nich wysłano',
    of: 'people',
    isOfAll: true,
  },
} as const satisfies Readonly<Record<string, Permission>>;

export type PermissionName = keyof typeof PERMISSIONS;

/** The permissions that an operation can need without its callers needing an account. */
export type PublicPermission = {
  [Name in PermissionName]: (typeof PERMISSIONS)[Name] extends { of: 'everyone' } ? Name : never;
}[PermissionName];

const whose = (name: PermissionName): Permission['of'] => (PERMISSIONS[name] as Permission).of;

export const isPublic = (name: PermissionName): name is PublicPermission =>
  whose(name) === 'everyone';

const NAMES = keysOf(PERMISSIONS);

/** The permissions that a role can have. */
export const ROLE_PERMISSIONS = NAMES.filter((name) => !isPublic(name));

/** Whether those can have it who see only their own inquiries, offers and orders. */
export const isForOwnOnly = (name: PermissionName): boolean =>
  !(PERMISSIONS[name] as Permission).isOfAll;

/** The permissions that an API token can have: its scopes. */
export const SCOPE_NAMES = NAMES.filter((name) => whose(name) !== 'people');

/** What a role says of discounts, of which `percent` is the highest. */
export const discountLimitText = (percent: number): string =>
  percent === 0
    ? 'Twoja rola nie pozwala na rabaty (najwyżej 0%).'
    : `Twoja rola pozwala na rabat do ${percent}%.`;
