import {
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import type { JsonSchema } from '../../../shared/json-schema.js';

export const MAX_KEY_LENGTH = 255;

/** Letters of any script, digits, signs and spaces, but none at the ends, which a header would lose. */
const PRINTABLE = new RegExp(`^(?! )[^\\p{C}\\p{Zl}\\p{Zp}]{1,${MAX_KEY_LENGTH}}(?<! )$`, 'u');
/** What is not ASCII in a header reads differently from client to client. */
const PRINTABLE_ASCII = new RegExp(`^(?! )[\\x20-\\x7e]{1,${MAX_KEY_LENGTH}}(?<! )$`);

@ValidatorConstraint({ name: 'isOrderKey' })
class OrderKeyConstraint implements ValidatorConstraintInterface {
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
export const IsOrderKey = (): PropertyDecorator => Validate(OrderKeyConstraint, [PRINTABLE]);

/** The same in a header, where only ASCII is safe. */
export const IsOrderKeyHeader = (): PropertyDecorator =>
  Validate(OrderKeyConstraint, [PRINTABLE_ASCII]);
