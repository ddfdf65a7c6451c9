/** The form of a month: "2026-11". */
export const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
export const MONTH_MESSAGE = 'Podaj miesiąc, na przykład 2026-11.';

/** The first and the last day of a month: "2026-11" gives "2026-11-01" and "2026-11-30". */
export function daysOf(month: string): [first: string, last: string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return [`${month}-01`, new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)];
}

/** The months by which invoices are listed: that of the tax period, and that of issue. */
export const MONTH_KINDS = ['tax', 'issue'] as const;
export type MonthKind = (typeof MONTH_KINDS)[number];

/** The day of an invoice that decides on the month. */
export const MONTH_COLUMNS = { tax: 'taxedOn', issue: 'issuedOn' } as const satisfies Record<
  MonthKind,
  string
>;
