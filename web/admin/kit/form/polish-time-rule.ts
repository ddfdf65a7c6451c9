import { readPolishTime } from '../../../lib/dates/polish-time-field';
import { fieldRule } from './field-rule';

/** A validation rule for an `<input type="datetime-local">`: browsers accept years of five digits, which it refuses. */
export const POLISH_TIME = fieldRule<string>(
  'Podaj dzień i\u00a0godzinę.',
  (time) => readPolishTime(time) !== null,
);
