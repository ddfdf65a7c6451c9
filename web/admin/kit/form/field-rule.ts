import { readPolishTime } from '../../../lib/dates/warsaw-time';

/** A validation rule for an antd form field; empty fields pass, `required` is a rule of its own. */
export const fieldRule = <Value>(message: string, isRight: (value: Value) => boolean) => ({
  message,
  validator: (_rule: unknown, value: Value | null | undefined | '') =>
    value === null || value === undefined || value === '' || isRight(value)
      ? Promise.resolve()
      : Promise.reject(new Error(message)),
});

/** A validation rule for an `<input type="datetime-local">`: browsers accept years of five digits, which it refuses. */
export const POLISH_TIME = fieldRule<string>(
  'Podaj dzień i\u00a0godzinę.',
  (time) => readPolishTime(time) !== null,
);
