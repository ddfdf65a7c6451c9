import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import type { JsonSchema } from './json-schema.js';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const MAX_LENGTH = 40;

/** E.164 ("+48600100200"), or null for what is not a telephone number; without a prefix it is a Polish one. */
export function normalisePhone(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'PL', extract: false });
  return number?.isValid() ? number.number : null;
}

/** "+48 600 100 200": a number in E.164 as people read it. */
export const formatPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

@ValidatorConstraint({ name: 'isPhone' })
class PhoneConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({
    type: 'string',
    description: 'A telephone number; without a prefix it is a Polish one.',
    maxLength: MAX_LENGTH,
  });

  validate(value: unknown): boolean {
    return normalisePhone(value) !== null;
  }
}

/** A telephone number that `normalisePhone` understands. */
export const IsPhone = (): PropertyDecorator => Validate(PhoneConstraint);
