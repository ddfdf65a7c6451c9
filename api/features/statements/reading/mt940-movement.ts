import { type Grosze, parseAmount } from '#engine/goods/price/money';
import { addDays, isDay } from '#engine/locale/day';
import { TEXT_LIMITS, tidy } from './statement.js';

/** The content of the field :61:. */
interface Movement {
  bookedOn: string;
  isCredit: boolean;
  amount: Grosze;
  bankReference: string;
}

/** In this order: value day, booking day, direction, third letter of the currency, amount, type, references. */
const FORM =
  /^(?<value>\d{6})(?<entry>\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>\d{1,12}(?:[.,]\d{0,2})?)(?![\d.,])(?:[A-Z][A-Z0-9]{3})?(?<references>.*)$/;
const NO_REFERENCE = /^(?:NONREF|NOREF|NONE)?$/;
/** In days. */
const HALF_YEAR = 183;

/** Reads the first line of a field :61:; null if it is invalid, or the amount is 0. */
export function readMovement(line: string): Movement | null {
  const {
    value,
    entry,
    mark = '',
    amount = '',
    references = '',
  } = FORM.exec(line.trim())?.groups ?? {};
  if (!value) return null;
  const bookedOn = bookingDay(
    `20${value.slice(0, 2)}-${value.slice(2, 4)}-${value.slice(4)}`,
    entry,
  );
  const [whole = '', fraction = ''] = amount.split(/[.,]/);
  const grosze = parseAmount(`${whole}.${fraction.padEnd(2, '0')}`);
  if (bookedOn === null || grosze === 0) return null;
  // Reversing a debit adds money, reversing a credit takes it.
  const isCredit = mark === 'C' || mark === 'RD';
  return { bookedOn, isCredit, amount: grosze, bankReference: referenceIn(references) };
}

/**
 * The booking day is written without its year, which is the one that puts it within half a year of the value day; it is
 * the value day where none is written. Null where a day is invalid.
 */
function bookingDay(valueDay: string, entry: string | undefined): string | null {
  if (!isDay(valueDay)) return null;
  if (!entry) return valueDay;
  const year = Number(valueDay.slice(0, 4));
  const near = [year, year - 1, year + 1]
    .map((each) => `${each}-${entry.slice(0, 2)}-${entry.slice(2)}`)
    .filter(isDay);
  const [from, to] = [addDays(valueDay, -HALF_YEAR), addDays(valueDay, HALF_YEAR)];
  return near.find((day) => from <= day && day <= to) ?? null;
}

/**
 * The bank's own reference follows "//", the customer's precedes it; the customer's is taken where the bank gives none.
 */
function referenceIn(references: string): string {
  const [customers = '', banks = ''] = references.split('//', 2).map((text) => text.trim());
  const reference = NO_REFERENCE.test(banks) ? customers : banks;
  return NO_REFERENCE.test(reference) ? '' : tidy(reference, TEXT_LIMITS.bankReference);
}
