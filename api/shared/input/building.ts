import {
  IsIn,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { readArea } from '#engine/trade/invoices/housing';
import type { JsonSchema } from '../json-schema.js';

const MAX_LENGTH = 20;

/** An area in m² as a decimal string ("142.50"); null for anything else. */
export const normaliseArea = (text: unknown): string | null =>
  typeof text === 'string' && text.length <= MAX_LENGTH ? readArea(text) : null;

@ValidatorConstraint({ name: 'isArea' })
class AreaConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({
    type: 'string',
    description: 'An area in m², above 0 and below 100 000: "142.5"; empty for none.',
    maxLength: MAX_LENGTH,
  });

  validate(value: unknown): boolean {
    return value === '' || normaliseArea(value) !== null;
  }
}

/** Validates an area that `normaliseArea` understands, or an empty text. */
export const IsArea = (): PropertyDecorator => Validate(AreaConstraint);

/** Validates one of the codes, or an empty text. */
export const IsChoice = (codes: readonly string[]): PropertyDecorator => IsIn([...codes, '']);
