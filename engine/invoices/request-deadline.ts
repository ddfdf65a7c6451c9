/**
 * The last day on which a consumer may ask for an invoice of goods that were delivered on a day ("2026-11-21"): three
 * months after the end of the month of delivery (art. 106b ust. 3 pkt 1 of the VAT act).
 */
export function lastRequestDay(deliveredOn: string): string {
  const [year = 0, month = 0] = deliveredOn.split('-').map(Number);
  return new Date(Date.UTC(year, month + 3, 0)).toISOString().slice(0, 10);
}
