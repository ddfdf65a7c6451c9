import {
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { polishNumber } from '#engine/locale/polish-number';
import { normaliseLine, normaliseText } from '#engine/locale/text';
import { NAME_FORMAT } from '#engine/trade/fields/contact-rules';
import type { JsonSchema } from './json-schema.js';

/**
 * PostgreSQL cannot store NUL and lone surrogates; other control characters, except line ends and tabs, do not belong
 * in a form.
 */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

@ValidatorConstraint({ name: 'isText' })
class TextConstraint implements ValidatorConstraintInterface {
  static readonly normalise = normaliseText;
  static readonly schema = ([min, max]: [min: number, max: number]): JsonSchema => ({
    type: 'string',
    ...(min > 0 && { minLength: min }),
    maxLength: max,
  });

  validate(value: unknown, { constraints: [min, max] }: ValidationArguments): boolean {
    if (typeof value !== 'string' || CONTROL_CHARACTERS.test(value)) return false;
    return value.length >= min && value.length <= max;
  }

  defaultMessage({ value, constraints: [min, max] }: ValidationArguments): string {
    if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
      return 'Usuń z\u00a0tekstu znaki sterujące.';
    return `Wpisz od ${min} do ${polishNumber(max)}\u00a0znaków.`;
  }
}

@ValidatorConstraint({ name: 'isText' })
class LineConstraint extends TextConstraint {
  static override readonly normalise = normaliseLine;
}

@ValidatorConstraint({ name: 'isText' })
class NameConstraint extends LineConstraint {
  override validate(value: unknown, args: ValidationArguments): boolean {
    return super.validate(value, args) && NAME_FORMAT.isValid(String(value));
  }

  override defaultMessage(args: ValidationArguments): string {
    return super.validate(args.value, args) ? NAME_FORMAT.message : super.defaultMessage(args);
  }
}

/** Validates a text of `min` to `max` characters in its normal form; with `each` a list of such texts. */
export const IsText = (min: number, max: number, options?: { each: boolean }): PropertyDecorator =>
  Validate(TextConstraint, [min, max], options);

/** Like `IsText`, for a text of one line. */
export const IsLine = (min: number, max: number): PropertyDecorator =>
  Validate(LineConstraint, [min, max]);

/** Like `IsLine`, for the name of a person: it has a visible letter. */
export const IsName = (min: number, max: number): PropertyDecorator =>
  Validate(NameConstraint, [min, max]);
