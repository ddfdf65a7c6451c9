import type { SalesReportQuery } from './sales-report.generated';

/** Revenue and number of orders in a period; first and last day inclusive. */
export type SalesFigures = SalesReportQuery['salesReport']['total'];
