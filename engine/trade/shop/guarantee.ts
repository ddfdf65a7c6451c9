/** The serial number of a piece of an order's line: "17-1-2"; the line and the piece count from 1. */
export const serialNumber = (orderId: number, position: number, piece: number): string =>
  `${orderId}-${position + 1}-${piece}`;

/** The serial numbers of all pieces of a line. */
export const serialNumbers = (orderId: number, position: number, quantity: number): string[] =>
  Array.from({ length: quantity }, (_, index) => serialNumber(orderId, position, index + 1));

/**
 * The last day of a guarantee that began on a day: "2031-11-29" for five years from "2026-11-29"; of 29 February the last
 * day of that month (art. 112 of the Civil Code).
 */
export function guaranteeEnd(begins: string, years: number): string {
  const year = Number(begins.slice(0, 4)) + years;
  const end = new Date(Date.UTC(year, Number(begins.slice(5, 7)) - 1, Number(begins.slice(8))));
  if (end.getUTCDate() !== Number(begins.slice(8))) end.setUTCDate(0);
  return end.toISOString().slice(0, 10);
}
