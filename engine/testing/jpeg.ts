/** The beginning of a JPEG file with the Exif entries that a phone writes: lens (35 mm equivalent) and time. */
export function jpegWithFacts(
  { focalLength, taken }: { focalLength: number; taken: string },
  little: boolean,
): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(100));
  const text = (at: number, letters: string): void => {
    for (let index = 0; index < letters.length; index++)
      view.setUint8(at + index, letters.charCodeAt(index));
  };
  const tiff = 12;
  view.setUint16(0, 0xffd8);
  view.setUint16(2, 0xffe1);
  view.setUint16(4, 94);
  text(6, 'Exif\0\0');
  text(tiff, little ? 'II' : 'MM');
  view.setUint16(tiff + 2, 42, little);
  view.setUint32(tiff + 4, 8, little);
  const entry = (at: number, [tag, type, count, value]: readonly number[]): void => {
    view.setUint16(tiff + at, tag ?? 0, little);
    view.setUint16(tiff + at + 2, type ?? 0, little);
    view.setUint32(tiff + at + 4, count ?? 0, little);
    if (type === 3) view.setUint16(tiff + at + 8, value ?? 0, little);
    else view.setUint32(tiff + at + 8, value ?? 0, little);
  };
  view.setUint16(tiff + 8, 1, little);
  entry(10, [0x8769, 4, 1, 26]);
  view.setUint16(tiff + 26, 2, little);
  entry(28, [0x9003, 2, 20, 56]);
  entry(40, [0xa405, 3, 1, focalLength]);
  text(tiff + 56, taken);
  return view.buffer;
}
