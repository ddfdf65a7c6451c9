import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { postcodeOf } from '#engine/locale/contact';
import type { JsonSchema } from '../json-schema.js';

@ValidatorConstraint({ name: 'isPostcode' })
class PostcodeConstraint implements ValidatorConstraintInterface {
  static readonly normalise = (text: string): string => postcodeOf(text) ?? text;
  static readonly schema = (): JsonSchema => ({
    type: 'string',
    description: 'A Polish postcode: "90-001"; the dash may be left out.',
  });

  validate(value: unknown): boolean {
    return typeof value === 'string' && postcodeOf(value) !== null;
  }
}

/** Validates a Polish postcode and brings it into the form "90-001". */
export const IsPostcode = (): PropertyDecorator => Validate(PostcodeConstraint);
