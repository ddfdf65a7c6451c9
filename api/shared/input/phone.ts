import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { LRUCache } from 'lru-cache';
import { phoneDigits } from '#engine/trade/fields/contact-rules';
import type { JsonSchema } from '../json-schema.js';

const MAX_LENGTH = 40;
const CACHE_SIZE = 100;

/** A cache, because a number is parsed several times: to validate it, to store it, to write it into an e-mail. */
const cache = new LRUCache<string, { number: PhoneNumber | undefined }>({ max: CACHE_SIZE });

function parse(text: string): PhoneNumber | undefined {
  const found = cache.get(text);
  if (found) return found.number;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'PL', extract: false });
  cache.set(text, { number });
  if (number) cache.set(number.number, { number });
  return number;
}

/** E.164 ("+48600100200"), or null for an invalid number. A number without a country code is Polish. */
export function normalisePhone(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  const number = parse(phoneDigits(text));
  return number?.isValid() ? number.number : null;
}

/** Whether an E.164 number is that of a Polish mobile telephone. */
export function isPolishMobile(phone: string): boolean {
  const number = parse(phone);
  return number?.country === 'PL' && number.getType() === 'MOBILE';
}

@ValidatorConstraint({ name: 'isPhone' })
class PhoneConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({
    type: 'string',
    description: 'A phone number; without a country code it is taken for a Polish number.',
    maxLength: MAX_LENGTH,
  });

  validate(value: unknown): boolean {
    return normalisePhone(value) !== null;
  }
}

/** Validates a telephone number that `normalisePhone` understands. */
export const IsPhone = (): PropertyDecorator => Validate(PhoneConstraint);
