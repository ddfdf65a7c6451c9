import { readPolishTime } from '../../../lib/dates/polish-time-field';
import { fieldRule } from './field-rule';

/** A validation rule for the value of an `<input type="datetime-local">`, which may have a year of five digits. */
export const POLISH_TIME = fieldRule<string>(
  'Podaj dzień i\u00a0godzinę.',
  (time) => readPolishTime(time) !== null,
);
