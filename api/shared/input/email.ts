import {
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
  isEmail,
} from 'class-validator';
import type { JsonSchema } from '../json-schema.js';

const MAX_LENGTH = 254;
/** Quoted local parts: standard but not used, and a way to inject headers into a mail. */
const NEVER = /[\s"\p{Cc}\p{Cs}]/u;

@ValidatorConstraint({ name: 'isEmail' })
class EmailConstraint implements ValidatorConstraintInterface {
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

/** An e-mail address, of at most 254 characters. */
export const IsEmailAddress = (): PropertyDecorator => Validate(EmailConstraint);
