import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import type { JsonSchema } from '../json-schema.js';
import { AMOUNT, normaliseAmount } from '../scalars.js';

@ValidatorConstraint({ name: 'isAmount' })
class AmountConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({
    type: ['string', 'number'],
    description: 'An amount in złoty with at most two places: "4890.00", "4890,5" or 4890.5.',
    pattern: AMOUNT.source,
    minimum: 0,
  });

  validate(value: unknown): boolean {
    try {
      normaliseAmount(value);
      return true;
    } catch {
      return false;
    }
  }
}

/** Validates an amount of money that is not negative, with at most two decimal places: "4890.00", "4890,5". */
export const IsAmount = (): PropertyDecorator => Validate(AmountConstraint);
