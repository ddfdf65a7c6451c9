import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { isDay } from '#engine/locale/day';
import type { JsonSchema } from './json-schema.js';

@ValidatorConstraint({ name: 'isDay' })
class DayConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({ type: 'string', format: 'date' });

  validate(value: unknown): boolean {
    return isDay(value);
  }
}

/** Validates an ISO day: "2026-11-21". */
export const IsDay = (): PropertyDecorator => Validate(DayConstraint);
