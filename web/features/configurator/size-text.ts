const CENTIMETRES_PER = { mm: 0.1, cm: 1, m: 100 } as const;

/**
 * Whole centimetres from what a person types: "350", "350 cm", "3,5 m", "3.5", "3500 mm". A decimal number
 * without a unit is metres. Null when it is not a size.
 */
export function parseSize(text: string): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,3}))?(mm|cm|m)?$/i.exec(text.replace(/\s/g, ''));
  if (!match) return null;
  const [, whole = '', decimals, written] = match;
  const number = Number(`${whole}.${decimals ?? '0'}`);
  const unit = written?.toLowerCase() ?? (decimals === undefined ? 'cm' : 'm');
  return Math.round(number * CENTIMETRES_PER[unit as keyof typeof CENTIMETRES_PER]);
}
