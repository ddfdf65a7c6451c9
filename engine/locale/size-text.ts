const CENTIMETRES_PER = { mm: 0.1, cm: 1, m: 100 } as const;

export type SizeUnit = keyof typeof CENTIMETRES_PER;

/** A decimal number from this on cannot be metres, because no product is so wide: "30,5" is read as centimetres. */
const TOO_MANY_METRES = 20;

/**
 * Centimetres, rounded to the millimetre, from what a person types: "350", "350 cm", "3,5 m", "3.5", "3500 mm". A
 * number without a unit is in the unit `usual`; if that is null, a decimal number below 20 is metres, any other number
 * is centimetres. Null when the text is not a length.
 */
export function parseLength(text: string, usual: SizeUnit | null = null): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,3}))?(mm|cm|m)?$/i.exec(text.replace(/\s/g, ''));
  if (!match) return null;
  const [, whole = '', decimals, written] = match;
  const number = Number(`${whole}.${decimals ?? '0'}`);
  const isMetres = decimals !== undefined && number < TOO_MANY_METRES;
  const unit = written?.toLowerCase() ?? usual ?? (isMetres ? 'm' : 'cm');
  return Math.round(number * CENTIMETRES_PER[unit as SizeUnit] * 10) / 10;
}

/** Like `parseLength`, in whole centimetres. */
export function parseSize(text: string, usual: SizeUnit | null = null): number | null {
  const length = parseLength(text, usual);
  return length === null ? null : Math.round(length);
}
