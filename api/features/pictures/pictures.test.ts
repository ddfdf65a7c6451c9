import { once } from 'node:events';
import { readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { familyOf } from '#engine/goods/families/families';
import { createProduct, fillCart } from '../../testing/factories.js';
import { makePictureFolder } from '../../testing/picture-folder.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';
import { PictureStore } from './picture-store.js';

interface Picture {
  url: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  alt: string;
  sources: { type: string; srcSet: string }[];
}

const PICTURE = 'url width height placeholder alt sources { type srcSet }';
const NAMES = [
  'produkt-1',
  'produkt-1-detal',
  'produkt-12',
  'kategoria-markizy',
  'profil-markizy',
  'home',
  'artykul-1',
];
const FIRST = '/zdjecia/produkt-1-0a1b2c3d-1200.webp';
/** Only Linux lists the open files of a process, in /proc. */
const itOnLinux = process.platform === 'linux' ? it : it.skip;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await makePictureFolder(NAMES);
  app = await createTestApp({ env: { PICTURES_DIR: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function picturesOf(
  id: number,
): Promise<{ imageUrl: string; picture: Picture; gallery: Picture[] }> {
  const { data, errors } = await app
    .visitor()
    .graphql<{ product: Awaited<ReturnType<typeof picturesOf>> }>(
      `query ($id: Int!) { product(id: $id) { imageUrl picture { ${PICTURE} } gallery { ${PICTURE} } } }`,
      { id },
    );
  expect(errors).toBeUndefined();
  return data.product;
}

describe('a product', () => {
  it('has its picture in two formats and all widths', async () => {
    const { imageUrl, picture } = await picturesOf(1);
    expect(imageUrl).toBe(FIRST);
    expect(picture).toEqual({
      url: FIRST,
      width: 1200,
      height: 800,
      placeholder: 'data:image/webp;base64,UklGRg==',
      alt: 'Widok: produkt-1',
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcSet: [480, 1200]
          .map((width) => `/zdjecia/produkt-1-0a1b2c3d-${width}.${format} ${width}w`)
          .join(', '),
      })),
    });
  });

  it('has a gallery of its own pictures that ends in the drawing with dimensions', async () => {
    const { gallery } = await picturesOf(1);
    expect(gallery.map(({ alt }) => alt)).toEqual([
      'Widok: produkt-1',
      'Widok: produkt-1-detal',
      'Markiza tarasowa Aurora 350 – rysunek w\u00a0skali z\u00a0wymiarami',
    ]);
    const drawing = await app.visitor().fetch(gallery.at(-1)!.url);
    expect(drawing.headers.get('content-type')).toContain('image/svg+xml');
    expect(await drawing.text()).toContain('400');
  });

  it('shows its drawing while it has no picture', async () => {
    const { imageUrl, picture, gallery } = await picturesOf(2);
    expect(imageUrl).toBe('/rysunki/produkt/2.svg');
    expect(picture).toMatchObject({ url: imageUrl, width: 800, height: 600, sources: [] });
    expect(gallery.map(({ url }) => url)).toEqual([imageUrl, '/rysunki/produkt/2-wymiary.svg']);
  });

  it.each([
    ['/zdjecia/produkt-1', FIRST],
    ['/zdjecia/produkt-1-99999999-480.webp', FIRST],
    ['/zdjecia/../etc/passwd', 'its drawing'],
    ['https://elsewhere.example/a.jpg', 'its drawing'],
    ['//elsewhere.example/a.jpg', 'its drawing'],
  ])('with picture %s shows %s', async (stored, shown) => {
    const id = await createProduct(app);
    await app.sql('update product set image_url = $2 where id = $1', [id, stored]);
    const { imageUrl, picture } = await picturesOf(id);
    const url = shown === 'its drawing' ? `/rysunki/produkt/${id}.svg` : shown;
    expect({ imageUrl, url: picture.url }).toEqual({ imageUrl: url, url });
    expect((await app.visitor().fetch(url)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('shows a profile of its family with an alternative text, where there is a picture', async () => {
    const profileOf = async (id: number) => {
      const { data } = await app
        .visitor()
        .graphql<{ product: { profile: object | null } }>(
          `query ($id: Int!) { product(id: $id) { profile { caption picture { ${PICTURE} } } } }`,
          { id },
        );
      return data.product.profile;
    };
    expect(await profileOf(1)).toMatchObject({
      caption: familyOf('markizy').profile,
      picture: { alt: 'Widok: profil-markizy' },
    });
    expect(await profileOf(2)).toBeNull();
  });

  it('has the same address in lists, over REST and in the cart', async () => {
    const visitor = app.visitor();
    const rest = await visitor.json<{ imageUrl: string }>('GET', '/api/products/1');
    expect(rest.body.imageUrl).toBe(FIRST);
    expect(rest.body).not.toHaveProperty('gallery');
    await fillCart(visitor);
    const cart = await visitor.json<{ product: { imageUrl: string } }[]>('GET', '/api/cart');
    expect(cart.body[0]!.product.imageUrl).toBe(FIRST);
    const { data } = await visitor.graphql<{
      cart: { lines: { configuration: { product: { picture: Picture } } }[] };
      products: { items: { id: number; picture: Picture }[] };
    }>(
      `{ cart { lines { configuration { product { picture { ${PICTURE} } } } } }
         products(page: { limit: 100, offset: 0 }) { items { id picture { ${PICTURE} } } } }`,
    );
    expect(data.cart.lines[0]!.configuration.product.picture.url).toBe(FIRST);
    expect(data.products.items.find(({ id }) => id === 1)!.picture.url).toBe(FIRST);
  });
});

describe('pictures by name', () => {
  it('exist for categories, lists and articles, and are null where there are none', async () => {
    const { data } = await app.visitor().graphql<{
      other: { imageUrl: string; picture: Picture };
    }>(`{
      home: picture(name: "home") { url }
      missing: picture(name: "../home") { url }
      none: products(filter: { text: "trampolina" }) { categoryCounts { category count } }
      all: products { picture { url } categoryCounts { category picture { url } } }
      markizy: products(filter: { category: markizy }) { picture { url } }
      rolety: products(filter: { category: rolety }) { picture { url } }
      article(id: "1") { imageUrl picture { url alt } }
      other: article(id: "2") { imageUrl picture { url sources { type } } }
    }`);
    expect(data).toMatchObject({
      home: { url: '/zdjecia/home-0a1b2c3d-1200.webp' },
      missing: null,
      none: { categoryCounts: Array.from({ length: 6 }, () => ({ count: 0 })) },
      all: { picture: { url: '/zdjecia/home-0a1b2c3d-1200.webp' } },
      markizy: { picture: { url: '/zdjecia/kategoria-markizy-0a1b2c3d-1200.webp' } },
      rolety: { picture: null },
      article: { imageUrl: '/zdjecia/artykul-1-0a1b2c3d-1200.webp' },
      other: { picture: { sources: [] } },
    });
    expect(data.other.picture.url).toBe(data.other.imageUrl);
  });
});

describe('the files', () => {
  it.each(['avif', 'webp'])('are cached by browsers without expiry: %s', async (format) => {
    const response = await app.visitor().fetch(`/zdjecia/produkt-1-0a1b2c3d-480.${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('have a permanent URL that redirects to the newest version', async () => {
    const response = await app.visitor().fetch('/zdjecia/produkt-1', { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(FIRST);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it.each([
    'pictures.json',
    'brak',
    'produkt-1-00000000-480.webp',
    '..%2F..%2Fpackage.json',
    '%00',
    '',
  ])('are not found for %j', async (file) => {
    const { status, body } = await app.visitor().json('GET', `/zdjecia/${file}`);
    expect({ status, body }).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
  });

  it('are not found once they have been deleted', async () => {
    await rm(join(folder, 'artykul-1-0a1b2c3d-480.webp'));
    const { status } = await app.visitor().json('GET', '/zdjecia/artykul-1-0a1b2c3d-480.webp');
    expect(status).toBe(404);
  });

  it('are not sent for a POST', async () => {
    expect((await app.visitor().fetch(FIRST, { method: 'POST' })).status).toBe(404);
  });

  it.each(['bytes=5-2', 'bytes=-1', 'bytes=x', 'bytes=0-3', 'items=1'])(
    'are sent whole for the range %s',
    async (range) => {
      const whole = await app.visitor().fetch(FIRST);
      const response = await app.visitor().fetch(FIRST, { headers: { range } });
      expect(response.status).toBe(200);
      expect(await response.bytes()).toEqual(await whole.bytes());
    },
  );

  itOnLinux('are closed when the download is aborted', async () => {
    const name = 'produkt-12-0a1b2c3d-1200.webp';
    // Larger than the buffers of a connection, so that it cannot be sent before the abort.
    await writeFile(join(folder, name), Buffer.alloc(32_000_000));
    await Promise.all(Array.from({ length: 10 }, () => abortDownload(`/zdjecia/${name}`)));
    await waitFor(async () => !(await openFiles()).includes(join(folder, name)));
  });
});

/** Requests a file, receives its beginning and closes the connection. */
async function abortDownload(path: string): Promise<void> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
}

/** The files that this process has open, which only Linux lists in a folder. */
async function openFiles(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd');
  const paths = descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''));
  return Promise.all(paths);
}

describe('the folder', () => {
  it('may be empty', () => {
    expect(new PictureStore(join(folder, 'none')).find('home')).toBeNull();
  });

  it('with an invalid manifest prevents the start of the server', async () => {
    const wrong = await makePictureFolder([]);
    await writeFile(join(wrong, 'pictures.json'), '{ "home": { "hash": "../x" } }');
    expect(() => new PictureStore(wrong)).toThrow(/hash/);
    await rm(wrong, { recursive: true });
  });
});
