import { readAmount } from '../../../lib/form/typed-amount';
import { fieldRule } from '../../kit/form/field-rule';

const MOST_PIECES = 99;

/** Amounts in złoty as they are typed. */
export const AMOUNT_RULES = [
  { required: true, message: 'Podaj kwotę.' },
  fieldRule<string>('Podaj kwotę, na przykład 1250,50.', (typed) => readAmount(typed) !== ''),
];

export const QUANTITY_RULES = [
  { required: true, message: 'Podaj liczbę sztuk.' },
  fieldRule<number>(
    `Podaj liczbę całkowitą od 0 do ${MOST_PIECES}.`,
    (pieces) => Number.isInteger(pieces) && pieces >= 0 && pieces <= MOST_PIECES,
  ),
];
