import { formatNumber } from '../../../lib/text/format-number';

/** A factor of a price: "× 1,15". */
export const factorText = (factor: string): string => `×\u00a0${formatNumber(Number(factor))}`;
