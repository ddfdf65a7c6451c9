import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import type { JsonSchema } from '../json-schema.js';

@ValidatorConstraint({ name: 'isInHundredths' })
class HundredthsConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({ type: 'number' });

  validate(value: unknown): boolean {
    return typeof value === 'number' && Number(value.toFixed(2)) === value;
  }
}

/** Validates a number with at most two decimal places; class-validator's own rule lets 3e-323 pass. */
export const IsInHundredths = (): PropertyDecorator => Validate(HundredthsConstraint);
