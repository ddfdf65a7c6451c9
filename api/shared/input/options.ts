import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import type { JsonSchema } from '../json-schema.js';
import { MAX_OPTIONS, parseOptionSelection } from '../scalars.js';

@ValidatorConstraint({ name: 'isOptions' })
class OptionsConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({
    type: 'object',
    description: 'Code of an option to true, false or a number of pieces.',
    additionalProperties: { type: ['boolean', 'number'] },
    maxProperties: MAX_OPTIONS,
  });

  validate(value: unknown): boolean {
    try {
      parseOptionSelection(value);
      return true;
    } catch {
      return false;
    }
  }
}

/** Validates an object of option codes to true, false or a number of pieces. */
export const IsOptionSelection = (): PropertyDecorator => Validate(OptionsConstraint);
