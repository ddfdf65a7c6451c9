/** The brands of HEIF files whose picture is encoded as HEVC, which phones write as .heic. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether a file is a HEIC picture, by its first 12 bytes. Most browsers cannot show one. */
export function isHeic(bytes: Uint8Array): boolean {
  const [box, brand] = [4, 8].map((start) =>
    String.fromCharCode(...bytes.subarray(start, start + 4)),
  );
  return box === 'ftyp' && BRANDS.has(brand ?? '');
}
