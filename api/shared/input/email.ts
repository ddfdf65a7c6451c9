import {
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
  isEmail,
} from 'class-validator';
import { normaliseLine } from '#engine/locale/text';
import type { JsonSchema } from '../json-schema.js';

const MAX_LENGTH = 254;
/**
 * White space, quotation marks, control characters and lone surrogates: they could inject mail headers, and no address
 * has them outside of a quoted local part.
 */
const NEVER = /[\s"\p{Cc}\p{Cs}]/u;

@ValidatorConstraint({ name: 'isEmail' })
class EmailConstraint implements ValidatorConstraintInterface {
  static readonly normalise = normaliseLine;
  static readonly schema = (): JsonSchema => ({
    type: 'string',
    format: 'email',
    maxLength: MAX_LENGTH,
  });

  validate(value: unknown): boolean {
    return (
      typeof value === 'string' &&
      value.length <= MAX_LENGTH &&
      !NEVER.test(value) &&
      isEmail(value)
    );
  }
}

/** Validates an e-mail address of at most 254 characters. */
export const IsEmailAddress = (): PropertyDecorator => Validate(EmailConstraint);
