import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { jpegWithFacts } from '../../testing/jpeg.js';
import { readPhotoFacts } from './exif.js';

const NOTHING = { focalLength: null, taken: null };

describe.each([true, false])('a JPEG file, little endian %s', (little) => {
  it('states its lens and its time', () => {
    const file = jpegWithFacts({ focalLength: 26, taken: '2026:06:21 14:05:33' }, little);
    expect(readPhotoFacts(file)).toEqual({
      focalLength: 26,
      taken: { month: 6, day: 21, minutes: 14 * 60 + 5 },
    });
  });

  it.each(['0000:00:00 00:00:00', '2026-06-21 14:05:33', '2026:13:01 10:00:00'])(
    'states no time for %s',
    (taken) => {
      expect(readPhotoFacts(jpegWithFacts({ focalLength: 0, taken }, little))).toEqual(NOTHING);
    },
  );
});

test('a damaged file is read without an error', () => {
  const file = new Uint8Array(
    jpegWithFacts({ focalLength: 26, taken: '2026:06:21 14:05:33' }, true),
  );
  fc.assert(
    fc.property(fc.nat(file.length), fc.nat(file.length - 1), fc.nat(255), (length, at, byte) => {
      const damaged = file.slice(0, length);
      if (at < length) damaged[at] = byte;
      readPhotoFacts(damaged.buffer);
    }),
  );
});

test.each([
  ['nothing', new Uint8Array()],
  ['a PNG file', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a JPEG file without facts', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0])],
])('%s states nothing', (_, bytes) => {
  expect(readPhotoFacts(bytes.buffer)).toEqual(NOTHING);
});
