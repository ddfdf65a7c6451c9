import { formatNumber } from '../../../lib/text/format';
import type { SalesReportQuery } from './sales-report.generated';

/** Revenue and number of orders in a period; first and last day inclusive. */
export type SalesFigures = SalesReportQuery['salesReport']['total'];

/** "1 234 szt." */
export const piecesText = (pieces: number): string => `${formatNumber(pieces)}\u00a0szt.`;
