import { formatNumber } from '../../lib/text/format-number';

/** "1 234 szt." */
export const piecesText = (pieces: number): string => `${formatNumber(pieces)}\u00a0szt.`;
