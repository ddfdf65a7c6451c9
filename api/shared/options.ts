import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { parseOptionSelection } from './scalars.js';

@ValidatorConstraint({ name: 'isOptions' })
class OptionsConstraint implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    try {
      parseOptionSelection(value);
      return true;
    } catch {
      return false;
    }
  }
}

/** Option codes, each with true, false or a number of pieces. */
export const IsOptionSelection = (): PropertyDecorator => Validate(OptionsConstraint);
