import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { productInput } from '../../testing/factories.js';
import { bomb, picture, pictureWithTexts, tinyAvif } from '../../testing/pictures.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';

interface Uploaded {
  imageUrl: string;
  picture: { url: string; width: number; height: number; placeholder: string; sources: object[] };
}

let folder: string;
let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  app = await createTestApp({ env: { DATA_DIR: folder } });
  staff = await app.signIn('staff');
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  await rm(folder, { recursive: true });
  expect(logged).toEqual([]);
});

async function upload(bytes: Uint8Array | string, name = 'taras.jpg') {
  const body = new FormData();
  body.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const response = await staff.fetch('/api/admin/pictures', { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('a picture uploaded by staff', () => {
  it('is encoded again in the widths of the shop, upright, without metadata', async () => {
    const jpeg = await picture(1000, 1300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { status, body } = await upload(jpeg);
    expect(status).toBe(201);
    const { imageUrl, picture: made } = body as Uploaded;
    expect(imageUrl).toMatch(/^\/zdjecia\/wgrane-[0-9a-f]{32}$/);
    expect(made).toMatchObject({
      width: 1300,
      height: 1000,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    const sets = JSON.stringify(made.sources);
    expect([...sets.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([
      480, 800, 1200, 1300, 480, 800, 1200, 1300,
    ]);
    for (const [path] of sets.matchAll(/\/zdjecia\/[\w.-]+/g)) {
      const response = await app.visitor().fetch(path);
      expect(response.headers.get('content-type')).toBe(`image/${path.split('.')[1]}`);
      expect(response.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await response.arrayBuffer());
      const { exif, width } = await sharp(bytes).metadata();
      expect({ exif, width }).toEqual({
        exif: undefined,
        width: Number(/-(\d+)\./.exec(path)![1]),
      });
      expect(bytes.includes('Tajny autor')).toBe(false);
    }
    const short = await app.visitor().fetch(imageUrl, { redirect: 'manual' });
    expect([short.status, short.headers.get('location')]).toEqual([302, made.url]);
  });

  it('is shown when a product names it, and is stored once when it is uploaded twice', async () => {
    const png = await picture(600, 400).png().toBuffer();
    const [first, second] = [await upload(png), await upload(png)];
    expect(second).toEqual(first);
    const { imageUrl, picture: made } = first.body as Uploaded;
    const { data } = await staff.graphql<{ createProduct: { product: { id: number } } }>(
      `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }`,
      { input: productInput({ name: 'Markiza Ze Zdjęciem', imageUrl: made.url }) },
    );
    const { id } = data.createProduct.product;
    const shown = await app
      .visitor()
      .graphql(
        `{ product(id: ${id}) { imageUrl picture { url alt width placeholder sources { type } } } }`,
      );
    expect(shown.data).toEqual({
      product: {
        imageUrl: made.url,
        picture: {
          url: made.url,
          width: 600,
          placeholder: made.placeholder,
          alt: 'Markiza Ze Zdjęciem',
          sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
        },
      },
    });
    const [row] = await app.sql<{ image_url: string }>(
      'select image_url from product where id = $1',
      [id],
    );
    expect(row!.image_url).toBe(imageUrl);
  });
});

it('a picture in the format of a phone is told as that', async () => {
  for (const brand of ['heic', 'mif1']) {
    const { status, body } = await upload(`\0\0\0\u0018ftyp${brand}\0\0\0\0`, 'IMG_1.HEIC');
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('To zdjęcie w formacie HEIC. Zapisz je jako JPEG');
  }
});

it('texts in a picture are not unpacked', async () => {
  const { status, body } = await upload(await pictureWithTexts());
  expect({ status, body }).toMatchObject({ status: 201, body: { picture: { width: 600 } } });
});

describe('an invalid picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, () => Uint8Array | string | Promise<Uint8Array>, number]>([
    ['a drawing that can run scripts', () => svg, 422],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 422],
    ['a page with the beginning of a picture', () => `\xff\xd8\xff${svg}`, 422],
    ['an empty file', () => '', 422],
    ['an animation', () => 'GIF89a\x01\x00\x01\x00', 422],
    [
      'half a picture',
      async () => (await picture(600, 400).jpeg().toBuffer()).subarray(0, 900),
      422,
    ],
    ['a picture of 2.5 thousand million pixels', () => bomb(50_000, 50_000), 422],
    ['a tiny AVIF of 49 million pixels', tinyAvif, 422],
    ['a picture with fewer pixels than it declares', () => bomb(6000, 6000), 422],
    ['a picture that is too small', () => picture(479, 400).png().toBuffer(), 422],
    ['a strip that would have no height in the shop', () => picture(4000, 1).png().toBuffer(), 422],
    ['a strip that is too high for WebP', () => picture(480, 20_000).png().toBuffer(), 422],
    ['more than 10 MB', () => new Uint8Array(10 * 1024 * 1024 + 1), 413],
  ])('%s is refused, and nothing is stored', async (_, make, expected) => {
    const before = await readdir(join(folder, 'pictures')).catch(() => []);
    const { status, body } = await upload(await make(), '../../zdjecie.jpg');
    expect({ status, body }).toMatchObject({
      status: expected,
      body: { error: { message: expect.stringMatching(/\.$/), fields: [{ path: 'file' }] } },
    });
    expect(await readdir(join(folder, 'pictures')).catch(() => [])).toEqual(before);
  });

  it('that is too long is refused for that reason, not as damaged', async () => {
    const { body } = await upload(await picture(480, 20_000).png().toBuffer());
    expect(body).toMatchObject({
      error: { message: expect.stringContaining('najwyżej 10\u00a0razy dłuższy') },
    });
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    [
      'a form that ends early',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\n',
      400,
    ],
    [
      'a form that ends in the middle of its file',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="file"; filename="taras.jpg"\r\n\r\n\xff\xd8\xff',
      400,
    ],
    [
      'a form without a file',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x--\r\n',
      422,
    ],
  ])('%s is refused', async (_, headers, body, status) => {
    const answer = await staff.fetch('/api/admin/pictures', { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
  });

  it.each(['/zdjecia/wgrane-0.json', `/zdjecia/wgrane-${'0'.repeat(32)}`, '/zdjecia/..%2Fmail'])(
    '%s is not found',
    async (path) => {
      expect((await app.visitor().fetch(path)).status).toBe(404);
    },
  );
});
