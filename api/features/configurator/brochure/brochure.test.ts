import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { changeProduct, createProduct, productInput } from '../../../testing/factories.js';
import { lettersOf, pageCount, pageTexts } from '../../../testing/pdf.js';
import { makePictureFolder } from '../../../testing/picture-folder.js';
import { type TestApp, catalogueIsRead, createTestApp } from '../../../testing/test-app.js';
import type { TestVisitor } from '../../../testing/test-visitor.js';
import { waitFor } from '../../../testing/wait-for.js';

const MEGABYTE = 1024 * 1024;

let folder: string;
let uploads: string;
let app: TestApp;
beforeAll(async () => {
  folder = await makePictureFolder(['produkt-1', 'produkt-1-detal', 'kategoria-rolety']);
  uploads = await mkdtemp(join(tmpdir(), 'uploads-'));
  app = await createTestApp({ env: { PICTURES_DIR: folder, DATA_DIR: uploads } });
});
afterAll(async () => {
  await app.close();
  for (const each of [folder, uploads]) await rm(each, { recursive: true });
});

async function read(file: string): Promise<{ response: Response; pdf: Buffer }> {
  const response = await app.visitor().fetch(`/katalog/${file}.pdf`);
  return { response, pdf: Buffer.from(await response.arrayBuffer()) };
}

/** Adds a product with these fields by the API; returns its id once it has a brochure. */
async function create(staff: TestVisitor, fields: object): Promise<number> {
  const { data } = await staff.graphql<{ createProduct: { product: { id: number } } }>(
    `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }`,
    { input: productInput({ ...fields }) },
  );
  const { id } = data.createProduct.product;
  await waitFor(async () => (await read(`produkt-${id}`)).response.status === 200);
  return id;
}

/** Adds a product with a picture that staff have uploaded; returns its id. */
async function createWithUpload(): Promise<number> {
  const staff = await app.signIn('staff');
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 4, background: 'transparent' },
  })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'taras.png');
  const response = await staff.fetch('/api/admin/pictures', { method: 'POST', body });
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  return create(staff, { imageUrl });
}

const imagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

describe('the brochure of a product', () => {
  it('is a small tagged file in Polish with its pictures, which can be cached', async () => {
    const { response, pdf } = await read('produkt-1');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="katalog-markiza-tarasowa-aurora-350.pdf"',
    );
    expect(pdf.length).toBeLessThan(MEGABYTE);
    expect(pageCount(pdf)).toBe(2);
    expect(imagesOf(pdf)).toBe(2);
    const text = pdf.toString('latin1');
    expect(text).toContain('/Lang (pl-PL)');
    expect(text).toContain('/Marked true');
    expect(text.match(/\/FontFile2/g)).toHaveLength(3);
  });

  it('has Polish letters, and the drawing alone where there is no picture', async () => {
    const name = 'Żółta Łąka Gęśli Źdźbło Ćmy Ńandu';
    const id = await createProduct(app, { name, imageUrl: '/zdjecia/nie-ma' });
    const { response, pdf } = await read(`produkt-${id}`);
    expect(response.headers.get('content-disposition')).toContain(
      'katalog-zolta-laka-gesli-zdzblo-cmy-nandu.pdf',
    );
    for (const letter of `${name}ąęłńóśż×²`) expect(lettersOf(pdf)).toContain(letter);
    expect(imagesOf(pdf)).toBe(0);
  });

  it('has the picture that staff have uploaded, white where it is transparent', async () => {
    const id = await createWithUpload();
    const { pdf } = await read(`produkt-${id}`);
    expect(imagesOf(pdf)).toBe(1);
    const { dominant } = await sharp(pdf.subarray(pdf.indexOf('ffd8ff', 0, 'hex'))).stats();
    expect(Math.min(...Object.values(dominant))).toBeGreaterThan(240);
  });

  it('is made without an uploaded picture whose files are gone', async () => {
    const id = await createWithUpload();
    await rm(join(uploads, 'pictures'), { recursive: true });
    await app.sql(`update product set name = 'Markiza Bez Pliku' where id = $1`, [id]);
    await catalogueIsRead(app.services);
    expect(imagesOf((await read(`produkt-${id}`)).pdf)).toBe(0);
  });

  it.each([20, 40])('has its prices on one page beside %s specifications', async (count) => {
    const specifications = Array.from({ length: count }, (_, index) => ({
      name: `Cecha ${index + 1}`,
      value: 'aluminium malowane proszkowo',
    }));
    const id = await create(await app.signIn('staff'), { specifications });
    const pages = pageTexts((await read(`produkt-${id}`)).pdf).map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
    expect(pages).toHaveLength(3);
    const [first = '', second = ''] = pages;
    for (const label of ['Podstawowa', 'Dodatki i ich ceny', 'Zakres wymiarów'])
      expect(first).toContain(label);
    for (const { name, value } of specifications) expect(first + second).toContain(name + value);
  });

  it('says how to care for the goods', async () => {
    const careInstructions = 'Szczotkować na sucho.';
    const id = await create(await app.signIn('staff'), { careInstructions });
    const text = pageTexts((await read(`produkt-${id}`)).pdf).join(' ');
    expect(text.replaceAll('\u00a0', ' ')).toContain(`Pielęgnacja${careInstructions}`);
  });

  it('is the same file until the catalogue changes', async () => {
    const id = await createProduct(app, { name: 'Markiza Pierwsza' });
    const { pdf: first } = await read(`produkt-${id}`);
    expect((await read(`produkt-${id}`)).pdf.equals(first)).toBe(true);
    await app.sql(`update product set name = 'Markiza Druga' where id = $1`, [id]);
    await waitFor(async () => !(await read(`produkt-${id}`)).pdf.equals(first));
  });
});

it('a product with a picture and many properties has a brochure of two pages', async () => {
  const shop = await createTestApp();
  const counts: number[] = [];
  for (const id of [2, 4, 13, 23]) {
    const response = await shop.visitor().fetch(`/katalog/produkt-${id}.pdf`);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(imagesOf(pdf)).toBeGreaterThan(0);
    counts.push(pageCount(pdf));
  }
  await shop.close();
  expect(counts).toEqual([2, 2, 2, 2]);
});

describe('the brochure of a family', () => {
  it('has a cover, a page for each product and a page of common information', async () => {
    const { response, pdf } = await read('rolety');
    expect(response.headers.get('content-disposition')).toContain('katalog-rolety.pdf');
    const [{ count }] = (await app.sql<{ count: number }>(
      `select count(*)::int as count from product where category = 'rolety'`,
    )) as [{ count: number }];
    expect(pageCount(pdf)).toBe(count + 2);
    expect(imagesOf(pdf)).toBe(1);
    expect(pdf.length).toBeLessThan(MEGABYTE);
  });
});

it('the cover of a brochure has each of 40 products with its price', async () => {
  for (let number = 1; number <= 40; number += 1)
    await createProduct(app, { name: `Roleta ${number}.`, category: 'rolety', featured: true });
  await catalogueIsRead(app.services);
  const { response, pdf } = await read('rolety');
  expect(response.status).toBe(200);
  const cover = pageTexts(pdf).slice(0, 2).join('').replaceAll('\u00a0', ' ');
  for (let number = 1; number <= 40; number += 1)
    expect(cover).toContain(`Roleta ${number}.1 000 zł + 100 zł za m²`);
  expect(pageCount(pdf)).toBe(2 + 40 + 1);
});

it.each([
  'produkt-999999',
  'produkt-0',
  'produkt-01',
  'produkt-99999999999',
  'parasole',
  'Markizy',
  '..%2Fmarkizy',
  '%00',
  'x'.repeat(100),
])('there is no brochure of %s', async (name) => {
  const { status, body } = await app.visitor().json('GET', `/katalog/${name}.pdf`);
  expect({ status, body }).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
});

it('an archived product has no quote', async () => {
  const id = await createProduct(app);
  await changeProduct(app, id);
  expect((await read(`produkt-${id}`)).response.status).toBe(404);
});
