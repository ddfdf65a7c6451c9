// Names, addresses, subjects and messages of invented customers.
import { isNip } from '#engine/trade/invoices/tax-number';
import { pick } from './random.js';

const FIRST_NAMES = [
  'Agnieszka',
  'Michał',
  'Katarzyna',
  'Paweł',
  'Magdalena',
  'Krzysztof',
  'Zofia',
  'Łukasz',
  'Żaneta',
  'Świętosław',
  'Anna',
  'Piotr',
  'Małgorzata',
  'Tomasz',
  'Joanna',
  'Marek',
  'Ewa',
  'Grzegorz',
  'Barbara',
  'Jędrzej',
];
const LAST_NAMES = [
  'Nowak',
  'Wójcik',
  'Kowalczyk',
  'Woźniak',
  'Mazur',
  'Krawczyk',
  'Zając',
  'Król',
  'Wróbel',
  'Pawlak',
  'Dąbek',
  'Śliwa',
  'Żuraw',
  'Ćwik',
  'Łoś',
  'Gęsicka',
  'Bąk',
  'Stępień',
  'Kubiak',
  'Sikora',
  'Duda',
  'Wilk',
  'Jabłko',
];
const TOWNS = [
  '90-001 Łódź',
  '95-100 Zgierz',
  '05-500 Piaseczno',
  '20-075 Lublin',
  '62-020 Swarzędz',
  '97-200 Tomaszów Mazowiecki',
  '30-002 Kraków',
  '50-001 Wrocław',
  '80-001 Gdańsk',
  '60-001 Poznań',
  '10-001 Olsztyn',
  '35-001 Rzeszów',
];
const STREETS = [
  'Lipowa',
  'Polna',
  'Ogrodowa',
  'Słoneczna',
  'Piotrkowska',
  'Nadrzeczna',
  'Łąkowa',
  'Źródlana',
];

const COMPANIES = ['Restauracja', 'Kawiarnia', 'Pensjonat', 'Gabinet', 'Biuro', 'Przedszkole'];
const COMPANY_EACH = 7;

export const SUBJECTS = [
  'Wycena markizy na taras',
  'Pergola wolnostojąca',
  'Żaluzje do sypialni',
  'Pilot przestał działać',
  'Uszkodzona rynna w dostawie',
  'Próbki tkanin',
  'Termin montażu',
  'Faktura na firmę',
];
export const MESSAGES = [
  'Proszę o wycenę z montażem. Wymiary podam po pomiarze, ściana jest ocieplona, 15 cm styropianu.',
  'Czy da się przyspieszyć termin? Zależy nam na montażu przed majówką, dojazd od strony ogrodu.',
  'Po burzy markiza nie zwija się do końca, a silnik buczy. Zdjęcia mogę przesłać e-mailem.',
  'Chciałbym porównać dwa warianty: z silnikiem i z korbą. Który lepiej znosi częste wiatry?',
];

/** An invented customer; always the same for the same number. */
export const customerOf = (number: number) => ({
  customerName: `${pick(FIRST_NAMES, number)} ${pick(LAST_NAMES, number / 7)}`,
  customerEmail: `klient.${number}@example.pl`,
  customerPhone: `+48${500_000_000 + number}`,
});

export const addressOf = (number: number): string =>
  `ul. ${pick(STREETS, number / 3)} ${1 + (number % 90)}, ${pick(TOWNS, number / 11)}`;

/** The fields of the company that a customer orders for; none for consumers. */
export const companyOf = (number: number) =>
  number % COMPANY_EACH === 0
    ? {
        companyName: `${pick(COMPANIES, number / COMPANY_EACH)} ${pick(LAST_NAMES, number / 7)} sp. z\u00a0o.o.`,
        companyTaxNumber: nipOf(number),
        billingAddress: addressOf(number),
      }
    : {};

/** A valid tax number (NIP). For one number in eleven there is no valid check digit; then another number is tried. */
function nipOf(number: number): string {
  const digits = String(521_000_000 + number);
  const found = Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(isNip);
  return found ?? nipOf(number + 1_000_000);
}
