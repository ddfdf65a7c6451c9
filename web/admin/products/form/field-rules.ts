import { readAmount } from '../../../lib/form/typed-amount';
import { fieldRule } from '../../kit/form/field-rule';

export const REQUIRED = [{ required: true, message: 'To pole jest wymagane.' }];

/** A price with at most two decimals. */
export const AMOUNT = fieldRule<string>(
  'Podaj kwotę, np. 2490 albo 2490,50.',
  (typed) => readAmount(typed) !== '',
);
