import { fold } from '#engine/locale/text';

/** The numbers in the title of a transfer that may be those of orders, without repetitions. */
export interface OrderNumbers {
  /** Named as an order: "Zamówienie nr 123", "zam. 123/2026", "#123". */
  named: number[];
  /** Any other number that stands alone; it may also be that of a house, an instalment or an invoice. */
  bare: number[];
}

/** A year with a slash may stand before or after the number; dates, postal codes and amounts are not order numbers. */
const NUMBER = '(?:20\\d\\d/)?(\\d{1,9})(?:/20\\d\\d)?(?![-.,]?\\d|/\\d+/)';
const NAMED = new RegExp(
  `(?:(?<![a-z])(?:zam(?:ow(?:ieni[aeu]|ien)?)?|order)[\\s.:]*(?:(?:nr|numer|no)[\\s.:]*)?#?|#)\\s*${NUMBER}`,
  'g',
);
const BARE = new RegExp(`(?<![\\d.,/-])${NUMBER}`, 'g');
/** The maximum number of order numbers of each kind, named and bare; further ones in the title are ignored. */
const MAX_NUMBERS = 10;
const MAX_ID = 2_147_483_647;

/** Finds the order numbers in a title as customers write it. */
export function orderNumbersIn(title: string): OrderNumbers {
  const text = fold(title).replace(/\s*\/\s*/g, '/');
  const named = numbers(text, NAMED);
  return { named, bare: numbers(text, BARE).filter((number) => !named.includes(number)) };
}

function numbers(text: string, form: RegExp): number[] {
  const found = [...text.matchAll(form)].map(([, digits]) => Number(digits));
  const possible = found.filter((number) => number > 0 && number <= MAX_ID);
  return [...new Set(possible)].slice(0, MAX_NUMBERS);
}
