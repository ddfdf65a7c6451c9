import type { PriceUnit } from '../../apollo/schema.generated';
import { formatMoney } from '../../lib/text/format-money';
import { factorText } from '../trade/price-texts';

const UNITS: Record<PriceUnit, string> = {
  once: '',
  each: ' za\u00a0sztukę',
  per_sqm: ' za\u00a0m²',
  factor: '',
};

/** A figure with its unit: "450 zł za sztukę", "× 1,15". */
export function showValue({ unit, value }: { unit: PriceUnit; value: string }): string {
  if (unit === 'factor') return factorText(value);
  return `${formatMoney(value)}${UNITS[unit]}`;
}

/** The unit in the label of a field: "zł za sztukę", "mnożnik". */
export function unitText(unit: PriceUnit): string {
  return unit === 'factor' ? 'mnożnik' : `zł${UNITS[unit]}`;
}
