import { createHash } from 'node:crypto';
import {
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { wrongField } from './errors.js';
import type { JsonSchema } from './json-schema.js';

export const MAX_KEY_LENGTH = 255;

/** Printable characters without a space at either end, which a header would lose. */
const PRINTABLE = new RegExp(`^(?! )[^\\p{C}\\p{Zl}\\p{Zp}]{1,${MAX_KEY_LENGTH}}(?<! )$`, 'u');
/** Only ASCII, because clients encode other characters in headers in different ways. */
const PRINTABLE_ASCII = new RegExp(`^(?! )[\\x20-\\x7e]{1,${MAX_KEY_LENGTH}}(?<! )$`);

@ValidatorConstraint({ name: 'isIdempotencyKey' })
class IdempotencyKeyConstraint implements ValidatorConstraintInterface {
  static readonly schema = ([pattern]: readonly [RegExp]): JsonSchema => ({
    type: 'string',
    minLength: 1,
    maxLength: MAX_KEY_LENGTH,
    pattern: pattern.source,
  });

  validate(value: unknown, { constraints: [pattern] }: ValidationArguments): boolean {
    return typeof value === 'string' && pattern instanceof RegExp && pattern.test(value);
  }
}

/** An idempotency key: 1-255 printable characters without a space at either end. */
export const IsIdempotencyKey = (): PropertyDecorator =>
  Validate(IdempotencyKeyConstraint, [PRINTABLE]);

/** An idempotency key in a header: ASCII only. */
export const IsIdempotencyKeyHeader = (): PropertyDecorator =>
  Validate(IdempotencyKeyConstraint, [PRINTABLE_ASCII]);

/** SHA-256 in hexadecimal of the content of a request, by which a repeated request is recognised. */
export const fingerprintOf = (content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Throws IDEMPOTENCY_KEY_REUSED, with this message, where a key belongs to a request of another fingerprint. */
export function expectSameRequest(
  { requestFingerprint }: { requestFingerprint: string },
  fingerprint: string,
  message: string,
): void {
  if (requestFingerprint !== fingerprint)
    throw wrongField('idempotencyKey', message, 'IDEMPOTENCY_KEY_REUSED');
}
