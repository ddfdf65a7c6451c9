import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestVisitor } from './test-visitor.js';

/** A picture of one colour with a copyright notice in its metadata. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8322d' } }).withExif({
    IFD0: { Copyright: 'Tajny autor' },
  });

/** A PNG that declares this size and has no pixels. */
export function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture with texts of 1.2 GB, which take 1.1 MB in the file. */
export async function pictureWithTexts(): Promise<Buffer> {
  const png = await picture(600, 400).png().toBuffer();
  const text = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(30_000_000, 'a')),
  ]);
  const texts = Array.from({ length: 40 }, () => chunk('zTXt', text));
  // Behind the signature and the head.
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)]);
}

/** An AVIF of 1 kB that declares 49 million pixels, which take a gigabyte to decode. */
export async function tinyAvif(): Promise<Buffer> {
  const avif = await picture(600, 400).avif().toBuffer();
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(7000, size);
  avif.writeUInt32BE(7000, size + 4);
  return avif;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** A picture of one colour, by default one that no other picture equals. */
export async function pictureFile(
  background = `#${randomBytes(3).toString('hex')}`,
): Promise<Blob> {
  const made = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  return new Blob([new Uint8Array(await made.png().toBuffer())]);
}

/** Uploads a picture and returns its name. */
export async function uploadPicture(
  staff: TestVisitor,
  alt?: string,
  background?: string,
): Promise<string> {
  const body = new FormData();
  body.set('file', await pictureFile(background), 'taras.png');
  const path = `/api/admin/pictures${alt === undefined ? '' : `?alt=${encodeURIComponent(alt)}`}`;
  const response = await staff.fetch(path, { method: 'POST', body });
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  return imageUrl.replace('/zdjecia/', '');
}
