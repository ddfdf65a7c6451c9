const AFTER_POSTCODE = /\b\d{2}-\d{3}\s+([^\n,;]+)/;

/** The town of an address as people write it: what follows the postcode, else its last part. */
export function townOf(address: string): string {
  const parts = address.split(/[\n,;]/).map((part) => part.trim());
  return (AFTER_POSTCODE.exec(address)?.[1] ?? parts.findLast(Boolean) ?? '').trim();
}
