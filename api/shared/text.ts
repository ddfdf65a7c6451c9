import {
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { polishNumber } from '../../engine/locale/polish-number.js';
import type { JsonSchema } from './json-schema.js';

/**
 * PostgreSQL cannot store NUL and lone surrogates; other control characters, except line ends and tabs, do not belong
 * in a form.
 */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

@ValidatorConstraint({ name: 'isText' })
class TextConstraint implements ValidatorConstraintInterface {
  static readonly schema = ([min, max]: [min: number, max: number]): JsonSchema => ({
    type: 'string',
    ...(min > 0 && { minLength: min }),
    maxLength: max,
  });

  validate(value: unknown, { constraints: [min, max] }: ValidationArguments): boolean {
    if (typeof value !== 'string' || CONTROL_CHARACTERS.test(value)) return false;
    const { length } = value.trim();
    return length >= min && length <= max;
  }

  defaultMessage({ value, constraints: [min, max] }: ValidationArguments): string {
    if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
      return 'Usuń z\u00a0tekstu znaki sterujące.';
    return `Wpisz od ${min} do ${polishNumber(max)}\u00a0znaków.`;
  }
}

/** Validates a text of `min` to `max` characters, surrounding space not counted; with `each` a list of such texts. */
export const IsText = (min: number, max: number, options?: { each: boolean }): PropertyDecorator =>
  Validate(TextConstraint, [min, max], options);
