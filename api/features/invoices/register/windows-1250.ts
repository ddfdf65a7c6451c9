import anyAscii from 'any-ascii';

/** The bytes of the Polish code page of Windows, by their characters. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1250').decode(Uint8Array.of(byte)),
    byte,
  ]),
);
const UNKNOWN = '?';

/** A text in characters of the Polish code page of Windows: others are written in letters of ASCII, or else as "?". */
export const withinWindows1250 = (text: string): string =>
  Array.from(text, (character) =>
    BYTES.has(character) ? character : anyAscii(character) || UNKNOWN,
  ).join('');

/** The bytes of a text in the Polish code page of Windows. */
export const encodeWindows1250 = (text: string): Buffer =>
  Buffer.from(Array.from(withinWindows1250(text), (character) => BYTES.get(character) ?? 0));
