import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { readTaxNumber, taxNumberText } from '#engine/trade/invoices/tax-number';
import type { JsonSchema } from '../json-schema.js';

const MAX_LENGTH = 40;

/** "7261120385" for a NIP, "DE123456789" for a foreign VAT number; null for anything else. */
export function normaliseTaxNumber(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return null;
  const number = readTaxNumber(text);
  return number && taxNumberText(number);
}

@ValidatorConstraint({ name: 'isTaxNumber' })
class TaxNumberConstraint implements ValidatorConstraintInterface {
  static readonly schema = (): JsonSchema => ({
    type: 'string',
    description: 'A NIP, or a foreign VAT number with its country code; empty for none.',
    maxLength: MAX_LENGTH,
  });

  validate(value: unknown): boolean {
    return value === '' || normaliseTaxNumber(value) !== null;
  }
}

/** Validates a tax number that `normaliseTaxNumber` understands, or an empty text. */
export const IsTaxNumber = (): PropertyDecorator => Validate(TaxNumberConstraint);
