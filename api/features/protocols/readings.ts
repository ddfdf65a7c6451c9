import { Validate, ValidatorConstraint, type ValidationArguments } from 'class-validator';

/** cm: far beyond any place. */
const MAX_LENGTH = 10_000;

const isReading = (value: unknown): boolean => {
  if (value === null) return true;
  if (typeof value !== 'number' || value <= 0 || value > MAX_LENGTH) return false;
  const millimetres = value * 10;
  return Math.abs(millimetres - Math.round(millimetres)) < 1e-6;
};

@ValidatorConstraint({ name: 'isReadings' })
class ReadingsConstraint {
  validate(value: unknown, { constraints: [most] }: ValidationArguments): boolean {
    return Array.isArray(value) && value.length <= most && value.every(isReading);
  }
}

/** Validates at most so many lengths in cm, to the millimetre, some of which may be null. */
export const IsReadings = (most: number): PropertyDecorator => Validate(ReadingsConstraint, [most]);
