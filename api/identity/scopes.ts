import type { Role } from './user.entity.js';

interface Scope {
  /** The role that the token's account needs. */
  role: Role;
  /** For people, in Polish. */
  label: string;
}

/** What an API token can be allowed; the operations name the scope that they need. */
export const SCOPES = {
  'catalogue:read': {
    role: 'staff',
    label: 'Odczyt katalogu, opcji i\u00a0cen',
  },
  'catalogue:write': {
    role: 'staff',
    label: 'Zmiany produktów i\u00a0ich cen',
  },
  'configurations:write': {
    role: 'staff',
    label: 'Zapis konfiguracji produktu',
  },
  'orders:read': {
    role: 'staff',
    label: 'Odczyt zamówień',
  },
  'orders:write': {
    role: 'staff',
    label: 'Zmiana zamówień i\u00a0ich statusu, notatki i\u00a0ponowna wysyłka wiadomości',
  },
  'offers:read': {
    role: 'staff',
    label: 'Odczyt ofert',
  },
  'offers:write': {
    role: 'staff',
    label: 'Przygotowanie i\u00a0wysyłka ofert, odpowiedzi na pytania, zapis decyzji klienta',
  },
  'customer-pages:open': {
    role: 'staff',
    label: 'Adresy stron klientów, na których można działać jak klient',
  },
  'payments:read': {
    role: 'staff',
    label: 'Odczyt przelewów i\u00a0wyciągów bankowych',
  },
  'payments:write': {
    role: 'staff',
    label: 'Import wyciągów, księgowanie wpłat i\u00a0zwrotów oraz ich wycofywanie',
  },
  'invoices:read': {
    role: 'staff',
    label: 'Odczyt faktur i\u00a0rejestru sprzedaży',
  },
  'invoices:write': {
    role: 'staff',
    label: 'Wystawianie i\u00a0korygowanie faktur',
  },
  'inventory:read': {
    role: 'staff',
    label: 'Odczyt magazynu',
  },
  'inventory:write': {
    role: 'staff',
    label: 'Zmiany w\u00a0magazynie',
  },
  'inquiries:read': {
    role: 'staff',
    label: 'Odczyt zapytań',
  },
  'inquiries:write': {
    role: 'staff',
    label: 'Zmiany i\u00a0odpowiedzi w\u00a0zapytaniach',
  },
  'answers:read': {
    role: 'staff',
    label: 'Odczyt gotowych odpowiedzi',
  },
  'answers:write': {
    role: 'staff',
    label: 'Zmiany gotowych odpowiedzi',
  },
  'calls:read': {
    role: 'staff',
    label: 'Odczyt kolejki telefonów',
  },
  'calls:write': {
    role: 'staff',
    label:
      'Przejmowanie spraw z\u00a0kolejki i\u00a0zapis rozmów; zmiana statusu wymaga też zakresu zamówień lub zapytań',
  },
  'tasks:read': {
    role: 'staff',
    label: 'Odczyt zadań obsługi',
  },
  'tasks:write': {
    role: 'staff',
    label: 'Dodawanie, zmiana i\u00a0odhaczanie zadań',
  },
  'mails:read': {
    role: 'staff',
    label: 'Odczyt niedostarczonych wiadomości',
  },
  'mails:write': {
    role: 'staff',
    label: 'Ponowna wysyłka wiadomości',
  },
  'prices:read': {
    role: 'admin',
    label: 'Odczyt cenników i\u00a0stawek VAT',
  },
  'prices:write': {
    role: 'admin',
    label: 'Zmiany i\u00a0publikacja cenników, zmiany stawek VAT',
  },
  'pages:read': {
    role: 'admin',
    label: 'Odczyt stron tekstowych z\u00a0ich wersjami',
  },
  'pages:write': {
    role: 'admin',
    label: 'Publikacja stron tekstowych',
  },
  'settings:read': {
    role: 'admin',
    label: 'Odczyt ustawień sklepu',
  },
  'settings:write': {
    role: 'admin',
    label: 'Zmiany ustawień sklepu',
  },
  'figures:read': {
    role: 'staff',
    label: 'Odczyt liczb z\u00a0pulpitu',
  },
  'audit:read': {
    role: 'admin',
    label: 'Odczyt dziennika zmian',
  },
} as const satisfies Readonly<Record<string, Scope>>;

export type ScopeName = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES) as ScopeName[];
