const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Texts, which may be compressed a thousandfold. */
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** Length, type and checksum of a chunk. */
const FRAME = 12;

export const isPng = (bytes: Buffer): boolean =>
  bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** A PNG file without its texts, which the decoder would unpack although nobody reads them. */
export function withoutTexts(png: Buffer): Buffer {
  const parts: Buffer[] = [SIGNATURE];
  for (let start = SIGNATURE.length; start + FRAME <= png.length;) {
    const end = start + FRAME + png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + 8);
    if (!TEXTS.has(type)) parts.push(png.subarray(start, end));
    start = end;
  }
  return Buffer.concat(parts);
}
