import { keysOf } from '#engine/trade/fields/pick';
import type { PriceRounding } from '../../apollo/schema.generated';
import { formatMoney, formatNumber } from '../../lib/text/format';

/** A factor of a price: "× 1,15". */
export const factorText = (factor: string): string => `×\u00a0${formatNumber(Number(factor))}`;

export const ROUNDING_LABELS: Record<PriceRounding, string> = {
  grosz: 'do grosza',
  zloty: 'do złotego',
  ten_zloty: 'do 10\u00a0zł',
  nines: 'do końcówki\u00a09\u00a0zł',
};

export const ROUNDINGS = keysOf(ROUNDING_LABELS).map((value) => ({
  value,
  label: roundingText(value),
}));

interface Rule {
  percent?: number | null;
  /** In złoty. */
  amount?: number | null;
  basePrice: boolean;
  pricePerSqm: boolean;
  rounding: PriceRounding;
}

/** Describes a price change: "+7%, zaokrąglenie do złotego", "−50 zł, tylko ceny za m², zaokrąglenie do grosza". */
export function ruleText({ percent, amount, basePrice, pricePerSqm, rounding }: Rule): string {
  const value = percent ?? amount ?? 0;
  const sign = value < 0 ? '−' : '+';
  const by = `${sign}${formatNumber(Math.abs(value))}${percent == null ? '\u00a0zł' : '%'}`;
  const only =
    basePrice && pricePerSqm ? [] : [basePrice ? 'tylko ceny podstawowe' : 'tylko ceny za\u00a0m²'];
  return [by, ...only, roundingText(rounding)].join(', ');
}

/** The rounding with its name, for texts without a label: "zaokrąglenie do złotego". */
function roundingText(rounding: PriceRounding): string {
  return `zaokrąglenie ${ROUNDING_LABELS[rounding]}`;
}

/** "2 490 zł → 2 615 zł"; a single price when it stays the same, a dash when there is none. */
export function priceStep(before?: string | null, after?: string | null): string {
  if (before == null || after == null) return '–';
  return before === after ? formatMoney(before) : `${formatMoney(before)} → ${formatMoney(after)}`;
}
