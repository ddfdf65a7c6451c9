import {
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import type { JsonSchema } from './json-schema.js';

/**
 * NUL and halves of a character cannot be stored in PostgreSQL, and no other control character but line ends and tabs
 * belongs in a form.
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
      return 'Usuń z tekstu znaki sterujące.';
    return `Wpisz od ${min} do ${max} znaków.`;
  }
}

/** Text of min to max characters, the space around it not counted; or a list of such texts. */
export const IsText = (min: number, max: number, options?: { each: boolean }): PropertyDecorator =>
  Validate(TextConstraint, [min, max], options);
