import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { normaliseAmount } from './scalars.js';

@ValidatorConstraint({ name: 'isAmount' })
class AmountConstraint implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    try {
      normaliseAmount(value);
      return true;
    } catch {
      return false;
    }
  }
}

/** An amount of money that is not negative, with at most two places: "4890.00", "4890,5". */
export const IsAmount = (): PropertyDecorator => Validate(AmountConstraint);
