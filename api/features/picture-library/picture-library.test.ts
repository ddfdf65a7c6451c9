import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { productInput } from '../../testing/factories.js';
import { uploadPicture } from '../../testing/pictures.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import type { TestVisitor } from '../../testing/test-visitor.js';
import { waitFor } from '../../testing/wait-for.js';

interface Shown {
  name: string;
  alt: string;
  focalX: number;
  isDelivered: boolean;
  authorName: string | null;
  createdAt: string | null;
  version: number;
  usesKey: string;
  uses: { title: string; part: string; path: string | null; isFixed: boolean }[];
}
interface Refusal {
  code: string;
  message: string;
  path: string[] | null;
}

const SHOWN =
  'name alt focalX isDelivered authorName createdAt version usesKey uses { title part path isFixed }';

let folder: string;
let app: TestApp;
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'library-'));
  app = await createTestApp({ env: { DATA_DIR: folder } });
  staff = await app.signIn('staff');
  admin = await app.signIn('admin');
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  await rm(folder, { recursive: true });
  expect(logged).toEqual([]);
});

async function find(name: string): Promise<Shown | null> {
  const query = `query ($name: ID!) { libraryPicture(name: $name) { ${SHOWN} } }`;
  const { data } = await staff.graphql<{ libraryPicture: Shown | null }>(query, { name });
  return data.libraryPicture;
}

async function list(filter: object): Promise<{ totalCount: number; items: Shown[] }> {
  const { data } = await staff.graphql<{
    libraryPictures: { totalCount: number; items: Shown[] };
  }>(
    `query ($filter: LibraryFilter!) { libraryPictures(filter: $filter) { totalCount items { ${SHOWN} } } }`,
    { filter },
  );
  return data.libraryPictures;
}

async function describeIt(input: object): Promise<{ picture: Shown; userErrors: Refusal[] }> {
  const { data, errors } = await staff.graphql<{
    describePicture: { picture: Shown; userErrors: Refusal[] };
  }>(
    `mutation ($input: DescribePictureInput!) { describePicture(input: $input) {
      picture { ${SHOWN} } userErrors { code message path } } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.describePicture;
}

async function replace(who: TestVisitor, input: object) {
  const { data, errors } = await who.graphql<{
    replacePicture: { replacedCount: number; userErrors: Refusal[] };
  }>(
    `mutation ($input: ReplacePictureInput!) { replacePicture(input: $input) {
      replacedCount userErrors { code message path } } }`,
    { input },
  );
  return { ...data?.replacePicture, errors };
}

async function remove(name: string): Promise<Refusal[]> {
  const { data } = await staff.graphql<{ deletePicture: { userErrors: Refusal[] } }>(
    'mutation ($name: String!) { deletePicture(input: { name: $name }) { userErrors { code message path } } }',
    { name },
  );
  return data.deletePicture.userErrors;
}

/** The id of a new product. */
async function create(input: Record<string, unknown>): Promise<number> {
  const { data } = await staff.graphql<{ createProduct: { product: { id: number } } }>(
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }',
    { input: productInput(input) },
  );
  return data.createProduct.product.id;
}

async function shownProduct(id: number) {
  const { data } = await app.visitor().graphql<{
    product: {
      picture: { url: string; alt: string; position: string | null };
      furtherPictures: { imageUrl: string; alt: string }[];
      gallery: { url: string; alt: string; position: string | null }[];
    };
  }>(`{ product(id: ${id}) { picture { url alt position } furtherPictures { imageUrl alt } gallery { url alt position } } }`);
  return data.product;
}

/** Publishes the page of the terms with this body, at once or later. */
async function publish(body: string, validFrom: string | null = null): Promise<void> {
  const { data } = await admin.graphql<{ editablePages: { slug: string; version: number }[] }>(
    '{ editablePages { slug version } }',
  );
  const { version } = data.editablePages.find((page) => page.slug === 'regulamin')!;
  const content = { title: 'Regulamin', description: 'Zasady zakupów.', blocks: [], body };
  const answer = await admin.graphql<{ publishPage: { userErrors: Refusal[] } }>(
    'mutation ($input: PublishPageInput!) { publishPage(input: $input) { userErrors { code message path } } }',
    { input: { slug: 'regulamin', version, validFrom, content } },
  );
  expect(answer).toMatchObject({ data: { publishPage: { userErrors: [] } } });
}

const addressOf = (name: string): string => `/zdjecia/${name}`;

describe('the library', () => {
  it('lists an upload with what it shows and who has uploaded it, the latest first', async () => {
    await uploadPicture(staff, 'Pergola wieczorem');
    const name = await uploadPicture(staff, 'Żółta markiza nad tarasem');
    const { items } = await list({});
    expect(items[0]).toMatchObject({
      name,
      alt: 'Żółta markiza nad tarasem',
      focalX: 50,
      isDelivered: false,
      authorName: expect.any(String),
      createdAt: expect.any(String),
      uses: [],
    });
    const found = await list({ text: 'zolta TARASEM', used: false });
    expect(found.items.map((picture) => picture.name)).toEqual([name]);
    const used = await list({ text: 'zolta', used: true });
    expect(used.items.map((picture) => picture.name)).not.toContain(name);
  });

  it('keeps what a picture shows when its file is uploaded again', async () => {
    const name = await uploadPicture(staff, 'Roleta w sypialni', '#123456');
    expect(await uploadPicture(staff, 'Inny opis', '#123456')).toBe(name);
    expect(await find(name)).toMatchObject({ alt: 'Roleta w sypialni', version: 1 });
  });

  it('lists the pictures of the program, which have fixed places', async () => {
    expect(await find('home')).toMatchObject({
      isDelivered: true,
      version: 0,
      createdAt: null,
      uses: [{ path: null, isFixed: true }],
    });
    expect(await remove('home')).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await find('nie-ma')).toBeNull();
  });

  it('refuses an upload whose text is too short, and stores nothing', async () => {
    const before = await readdir(join(folder, 'pictures'));
    const body = new FormData();
    body.set('file', new Blob(['x']), 'taras.png');
    const answer = await staff.fetch('/api/admin/pictures?alt=x', { method: 'POST', body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { fields: [{ path: 'alt' }] } });
    expect(await readdir(join(folder, 'pictures'))).toEqual(before);
  });
});

describe('what is said of a picture', () => {
  it('is the text of the product that shows it, and the point that stays visible', async () => {
    const name = await uploadPicture(staff);
    const id = await create({ name: 'Markiza Kadr', imageUrl: addressOf(name) });
    expect((await shownProduct(id)).picture).toMatchObject({ alt: 'Markiza Kadr', position: null });
    await describeIt({ name, version: 1, alt: 'Markiza o zmierzchu', focalX: 20, focalY: 80 });
    const shown = { alt: 'Markiza o zmierzchu', position: '20% 80%' };
    await waitFor(async () => (await shownProduct(id)).picture.position === shown.position);
    expect((await shownProduct(id)).picture).toMatchObject(shown);
    expect((await shownProduct(id)).gallery[0]).toMatchObject(shown);
  });

  it('can be changed for a picture of the program, articles included', async () => {
    const input = { name: 'artykul-1', version: 0, alt: 'Taras w cieniu', focalX: 0, focalY: 100 };
    expect(await describeIt(input)).toMatchObject({ picture: { version: 1 }, userErrors: [] });
    const read = async (): Promise<object> => {
      const { data } = await app
        .visitor()
        .graphql<{ article: { picture: object } }>(
          '{ article(id: "1") { picture { alt position } } }',
        );
      return data.article.picture;
    };
    const shown = { alt: 'Taras w cieniu', position: '0% 100%' };
    await waitFor(async () => isDeepStrictEqual(await read(), shown));
  });

  it('is refused where somebody has changed it since, or where there is no such picture', async () => {
    const name = await uploadPicture(staff, 'Pergola');
    const input = { name, version: 1, alt: 'Pergola nocą', focalX: 50, focalY: 50 };
    await describeIt(input);
    expect(await describeIt({ ...input, alt: 'Inna' })).toMatchObject({
      picture: { alt: 'Pergola nocą' },
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    });
    expect(await describeIt({ ...input, name: 'nie-ma', version: 0 })).toMatchObject({
      picture: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('replacing a picture everywhere', () => {
  let from: string;
  let to: string;
  let main: number;
  let further: number;
  beforeEach(async () => {
    from = await uploadPicture(staff, 'Stare zdjęcie');
    to = await uploadPicture(staff, 'Nowe zdjęcie');
    main = await create({ name: `Główne ${from}`, imageUrl: addressOf(from) });
    const furtherPictures = [{ imageUrl: addressOf(from), alt: 'Detal' }];
    further = await create({ name: `Dalsze ${from}`, furtherPictures });
  });

  it('changes products and texts at once, and leaves nothing behind', async () => {
    await publish(`![Nasz warsztat](${addressOf(from)}) i ${addressOf(from)}0`);
    const later = new Date(Date.now() + 86_400_000).toISOString();
    await publish(`Jutro: ![Warsztat](${addressOf(from)})`, later);
    const { uses, usesKey } = (await find(from))!;
    expect(uses).toEqual([
      expect.objectContaining({
        title: `Główne ${from}`,
        part: 'zdjęcie główne',
        path: `/admin/products?product=${main}`,
      }),
      expect.objectContaining({ title: `Dalsze ${from}`, part: 'dalsze zdjęcie' }),
      expect.objectContaining({ part: 'treść', path: '/admin/pages' }),
      expect.objectContaining({ part: 'treść zaplanowana' }),
    ]);
    expect(await replace(admin, { name: from, by: to, usesKey })).toEqual({
      replacedCount: 4,
      userErrors: [],
    });
    expect((await shownProduct(main)).picture).toMatchObject({
      url: expect.stringContaining(to),
      alt: 'Nowe zdjęcie',
    });
    expect((await shownProduct(further)).furtherPictures).toEqual([
      { imageUrl: addressOf(to), alt: 'Nowe zdjęcie' },
    ]);
    expect((await find(from))!.uses).toEqual([]);
    expect((await find(to))!.uses.map(({ part }) => part)).toEqual([
      'zdjęcie główne',
      'dalsze zdjęcie',
      'treść',
      'treść zaplanowana',
    ]);
    // An address that only begins alike is another picture.
    const [page] = await app.sql<{ body: string; note: string }>(
      `select content ->> 'body' as body, note from page_version order by id desc offset 1 limit 1`,
    );
    expect(page).toEqual({
      body: `![Nasz warsztat](${addressOf(to)}) i ${addressOf(from)}0`,
      note: 'Zamiana zdjęcia',
    });
    const entries = await app.sql<{ subject_type: string }>(
      `select subject_type from audit_entry order by id desc limit 4`,
    );
    expect(entries.map(({ subject_type: type }) => type).sort()).toEqual([
      'page_version',
      'page_version',
      'product',
      'product',
    ]);
  });

  it('is refused where it is used elsewhere by now, and changes nothing', async () => {
    const { usesKey } = (await find(from))!;
    await create({ name: 'Nowszy', imageUrl: addressOf(from) });
    expect(await replace(staff, { name: from, by: to, usesKey })).toMatchObject({
      replacedCount: 0,
      userErrors: [{ code: 'CHANGED_MEANWHILE' }],
    });
    expect((await find(from))!.uses).toHaveLength(3);
    expect((await find(to))!.uses).toEqual([]);
  });

  it('needs the right to write pages where a text shows it, and then changes nothing', async () => {
    await publish(`![Warsztat](${addressOf(from)})`);
    const { usesKey, uses } = (await find(from))!;
    expect(uses).toHaveLength(3);
    const { errors } = await replace(staff, { name: from, by: to, usesKey });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect((await find(from))!.uses).toEqual(uses);
  });

  it('takes a picture of the program, too, but neither an unknown one nor itself', async () => {
    const { usesKey } = (await find(from))!;
    for (const by of ['nie-ma', from, '../x'])
      expect(await replace(staff, { name: from, by, usesKey })).toMatchObject({
        userErrors: [{ code: 'BAD_USER_INPUT', path: ['by'] }],
      });
    expect(await replace(staff, { name: from, by: 'produkt-3', usesKey })).toMatchObject({
      replacedCount: 2,
    });
    expect((await shownProduct(main)).picture.url).toContain('produkt-3-');
  });

  it('lets an unused one be deleted with its files, a used one not', async () => {
    expect(await remove(from)).toMatchObject([{ code: 'CONFLICT' }]);
    await replace(staff, { name: from, by: to, usesKey: (await find(from))!.usesKey });
    expect(await remove(from)).toEqual([]);
    expect(await find(from)).toBeNull();
    expect((await app.visitor().fetch(addressOf(from))).status).toBe(404);
    const files = await readdir(join(folder, 'pictures'));
    expect(files.filter((file) => file.startsWith(from))).toEqual([]);
    expect(await remove(from)).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});
