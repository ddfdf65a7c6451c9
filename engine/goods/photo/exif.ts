/** What a photograph's file states about lens and time. */
export interface PhotoFacts {
  /** mm, 35 mm equivalent; null where it is not stated. */
  readonly focalLength: number | null;
  /** When it was taken by the camera's clock, `minutes` after midnight; null where it is not stated. */
  readonly taken: { readonly month: number; readonly day: number; readonly minutes: number } | null;
}

const NOTHING: PhotoFacts = { focalLength: null, taken: null };

const JPEG = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const EXIF = 0x45786966;
const LITTLE_ENDIAN = 0x4949;
/** The Exif 2.32 tags: pointer to the Exif entries, DateTimeOriginal, FocalLengthIn35mmFilm. */
const EXIF_ENTRIES = 0x8769;
const TAKEN = 0x9003;
const FOCAL_LENGTH = 0xa405;
const WRITTEN = /^\d{4}:(\d\d):(\d\d) (\d\d):(\d\d)/;

/** Reads the Exif entries of a JPEG file (CIPA DC-008); all facts of another or a damaged file are null. */
export function readPhotoFacts(file: ArrayBuffer): PhotoFacts {
  try {
    const view = new DataView(file);
    const start = exifStart(view);
    return start === null ? NOTHING : readEntries(view, start);
  } catch (error) {
    // A DataView throws a RangeError where an offset in a damaged file points beyond its end.
    if (error instanceof RangeError) return NOTHING;
    throw error;
  }
}

/** Where the TIFF header with the Exif entries begins; null where the file has none. */
function exifStart(view: DataView): number | null {
  if (view.getUint16(0) !== JPEG) return null;
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    if (marker === START_OF_SCAN || marker < 0xff00) return null;
    if (marker === APP1 && view.getUint32(at + 4) === EXIF) return at + 10;
    at += 2 + view.getUint16(at + 2);
  }
}

function readEntries(view: DataView, start: number): PhotoFacts {
  const little = view.getUint16(start) === LITTLE_ENDIAN;
  const main = entriesAt(view, start + view.getUint32(start + 4, little), little);
  const pointer = main.get(EXIF_ENTRIES);
  if (pointer === undefined) return NOTHING;
  const entries = entriesAt(view, start + view.getUint32(pointer, little), little);
  const [focal, taken] = [entries.get(FOCAL_LENGTH), entries.get(TAKEN)];
  const focalLength = focal === undefined ? 0 : view.getUint16(focal, little);
  return {
    // Zero means unknown.
    focalLength: focalLength > 0 ? focalLength : null,
    taken: taken === undefined ? null : readTime(view, start + view.getUint32(taken, little)),
  };
}

/** The offsets of the entries' values, by tag. */
function entriesAt(view: DataView, at: number, little: boolean): Map<number, number> {
  const count = view.getUint16(at, little);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = at + 2 + index * 12;
      return [view.getUint16(entry, little), entry + 8];
    }),
  );
}

function readTime(view: DataView, at: number): PhotoFacts['taken'] {
  const letters = Array.from({ length: 19 }, (_, index) =>
    String.fromCodePoint(view.getUint8(at + index)),
  );
  const [, month = 0, day = 0, hours = 0, minutes = 0] = (WRITTEN.exec(letters.join('')) ?? []).map(
    Number,
  );
  return month > 0 && month <= 12 && day > 0 && day <= 31 && hours < 24 && minutes < 60
    ? { month, day, minutes: hours * 60 + minutes }
    : null;
}
