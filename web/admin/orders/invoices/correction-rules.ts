import { fieldRule } from '../../kit/form/field-rule';

const LARGEST_PRICE = 99_999_999;
const MOST_PIECES = 99;

/** Prices in złoty, with VAT. */
export const PRICE_RULES = [
  { required: true, message: 'Podaj kwotę.' },
  fieldRule<number>(
    'Podaj kwotę, na przykład 1250,50.',
    (price) => price >= 0 && price <= LARGEST_PRICE,
  ),
];

export const QUANTITY_RULES = [
  { required: true, message: 'Podaj liczbę sztuk.' },
  fieldRule<number>(
    `Podaj liczbę całkowitą od 0 do ${MOST_PIECES}.`,
    (pieces) => Number.isInteger(pieces) && pieces >= 0 && pieces <= MOST_PIECES,
  ),
];
