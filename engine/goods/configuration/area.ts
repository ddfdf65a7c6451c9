import { formatAmount, roundHalfUp } from '../price/money.js';
import type { Configuration } from './configuration.js';

export const CM2_PER_M2 = 10_000;

type Sizes = Pick<Configuration, 'width' | 'projection' | 'height'>;

/** Width × (projection, else height, else width), in cm². */
export function areaInCm2({ width, projection, height }: Sizes): number {
  return width * (projection ?? height ?? width);
}

/** The area in m²: 400 × 300 cm gives 12. */
export function areaOf(sizes: Sizes): number {
  return areaInCm2(sizes) / CM2_PER_M2;
}

/** The area in m² with two places, rounded half up: 350 × 299 cm gives "10.47". */
export function decimalAreaOf(sizes: Sizes): string {
  const hundredths = roundHalfUp(areaInCm2(sizes), CM2_PER_M2 / 100);
  return formatAmount(hundredths);
}
