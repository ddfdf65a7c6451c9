import { normaliseLine } from '../../locale/text.js';

/** The tax number of a company: a Polish NIP, or a foreign number with the code of its country. */
export interface TaxNumber {
  /** The code of the country in VAT numbers: "PL", "DE", "EL" for Greece. */
  country: string;
  /** Without the code of the country: "7261120385". */
  number: string;
}

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const NIP = /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/;
/** Foreign numbers consist of letters and digits, with at least two digits in a row. */
const FOREIGN = /^([A-Z]{2})(?=\w*\d\d)([0-9A-Z]{2,12})$/;

/** The countries of the Union other than Poland, and Northern Ireland, by the codes of their VAT numbers. */
const UNION =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PT RO SE SI SK XI'.split(' ');
/** Other European countries to which the shop delivers. */
const REST_OF_EUROPE = 'AD AL BA CH GB IS LI MC MD ME MK NO RS SM TR UA'.split(' ');

/** Whether ten digits are a valid NIP: the weighted sum of the first nine, modulo 11, is the last. */
export function isNip(digits: string): boolean {
  if (!NIP.test(digits)) return false;
  const sum = NIP_WEIGHTS.reduce((so, weight, index) => so + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
}

/**
 * Reads a tax number as people write it: "726-112-03-85", "PL 7261120385", "DE 123 456 789". Null for a NIP with a
 * wrong check digit, a country to which the shop does not deliver, and anything else.
 */
export function readTaxNumber(text: string): TaxNumber | null {
  const plain = normaliseLine(text)
    .replaceAll(/[\s.\p{Pd}]/gu, '')
    .toUpperCase();
  const nip = plain.replace(/^PL/, '');
  if (isNip(nip)) return { country: 'PL', number: nip };
  const [, country = '', number = ''] = FOREIGN.exec(plain) ?? [];
  return [...UNION, ...REST_OF_EUROPE].includes(country) ? { country, number } : null;
}

/** A tax number as it is stored and printed: a NIP without its country, others with it. */
export const taxNumberText = ({ country, number }: TaxNumber): string =>
  country === 'PL' ? number : `${country}${number}`;

/** Whether a foreign country's numbers are VAT numbers of the Union; false for Poland. */
export const isOfUnion = (country: string): boolean => UNION.includes(country);
