import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import type { JsonSchema } from '../json-schema.js';
import { MAX_OPTIONS, parseOptionSelection, parsePlacement } from '../scalars.js';

@ValidatorConstraint({ name: 'isOptions' })
class OptionsConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({
    type: 'object',
    description: 'Code of an option to true, false or a number of pieces.',
    additionalProperties: { type: ['boolean', 'number'] },
    maxProperties: MAX_OPTIONS,
  });

  validate(value: unknown): boolean {
    return succeeds(() => parseOptionSelection(value));
  }
}

/** Validates an object that maps option codes to true, false or a number of pieces. */
export const IsOptionSelection = (): PropertyDecorator => Validate(OptionsConstraint);

@ValidatorConstraint({ name: 'isPlacement' })
class PlacementConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({
    type: 'object',
    description: 'Code of a setting of mounting to a whole number or the code of a choice.',
    additionalProperties: { type: ['integer', 'string'] },
    maxProperties: MAX_OPTIONS,
  });

  validate(value: unknown): boolean {
    return succeeds(() => parsePlacement(value));
  }
}

/** Validates an object that maps codes of settings of mounting to numbers or short texts. */
export const IsPlacement = (): PropertyDecorator => Validate(PlacementConstraint);

function succeeds(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}
