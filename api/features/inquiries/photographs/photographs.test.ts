import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { inquiryInput, submitInquiry, uploadPhotograph } from '../../../testing/inquiries.js';
import { bomb, picture, tinyAvif } from '../../../testing/pictures.js';
import { type TestApp, createTestApp } from '../../../testing/test-app.js';
import { TestVisitor } from '../../../testing/test-visitor.js';
import { createToken } from '../../../testing/tokens.js';
import type { MailContent } from '../../mail/mail-content.js';

let app: TestApp;
let staff: TestVisitor;
let jpeg: Blob;
beforeAll(async () => {
  // Every test of limits has its own addresses behind the proxy.
  app = await createTestApp({ env: { WRITES_PER_MINUTE: '1000', TRUST_PROXY: '1' } });
  staff = await app.signIn('staff');
  jpeg = blob(await picture(640, 480).jpeg().toBuffer());
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  expect(logged).toEqual([]);
});

const blob = (bytes: Uint8Array | string): Blob =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

async function upload(file: Blob, address = '10.0.0.1') {
  const body = new FormData();
  body.set('file', file, '../../dom.jpg');
  const headers = { 'x-forwarded-for': address };
  const response = await app.visitor().fetch('/api/photographs', { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as { id: string } };
}

const photographs = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => uploadPhotograph(staff, jpeg)));

const SUBMIT =
  'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { inquiryId } }';

/** Sends an inquiry that must be refused by its photographs; returns the error. */
async function refused(photographIds: unknown, more: Record<string, unknown> = {}) {
  const input = inquiryInput({ ...more, photographIds });
  const graphql = await staff.graphql(SUBMIT, { input });
  expect(graphql.errors).toHaveLength(1);
  const rest = await staff.json('POST', '/api/inquiries', input);
  const fields = [{ path: 'photographIds', message: expect.stringMatching(/\.$/) }];
  expect(rest.body).toMatchObject({ error: { fields } });
  return { status: rest.status, ...graphql.errors![0]!.extensions };
}

interface Sent {
  id: string;
  width: number;
  height: number;
  url: string;
}

/** The photographs of an inquiry, as staff see them. */
async function sentWith(id: number): Promise<Sent[]> {
  const { data } = await staff.graphql<{ inquiry: { photographs: Sent[] } }>(
    `{ inquiry(id: ${id}) { photographs { id width height url } } }`,
  );
  return data.inquiry.photographs;
}

const idsOf = async (id: number): Promise<string[]> => (await sentWith(id)).map((each) => each.id);

const rowsOf = (ids: readonly string[]) =>
  app.sql<{ id: string; inquiry_id: number | null }>(
    'select id, inquiry_id from inquiry_photograph where id = any($1)',
    [ids],
  );

describe('a photograph', () => {
  it('is encoded again: upright, at most 1600 px, without metadata', async () => {
    const large = await picture(3000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { status, body } = await upload(blob(large));
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String) });
    const id = await submitInquiry(app, { photographIds: [body.id] });
    const [sent] = await sentWith(id);
    expect(sent).toMatchObject({ id: body.id, width: 1067, height: 1600 });
    const response = await staff.fetch(sent!.url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1067, height: 1600 });
    expect(bytes.includes('Tajny autor')).toBe(false);
  });

  it('may be small or long', async () => {
    for (const [width, height] of [
      [40, 30],
      [4000, 1],
    ] as const) {
      const { status } = await upload(blob(await picture(width, height).png().toBuffer()));
      expect(status).toBe(201);
    }
  });

  it('is read by staff only, once it is sent, and is kept by no cache', async () => {
    const visitor = app.visitor();
    const id = await uploadPhotograph(visitor, jpeg);
    const path = `/api/admin/photographs/${id}`;
    expect((await staff.fetch(path)).status).toBe(404);
    await submitInquiry(app, { photographIds: [id] });
    const read = await staff.fetch(path);
    expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await visitor.fetch(path)).status).toBe(401);
    const tokens = await Promise.all([
      createToken(app, ['orders:read']),
      createToken(app, ['inquiries:read']),
    ]);
    const statuses = tokens.map(async (token) => {
      const { status } = await new TestVisitor(app.url, token).fetch(path);
      return status;
    });
    expect(await Promise.all(statuses)).toEqual([403, 200]);
    for (const other of [randomUUID(), 'nie-uuid', '..%2F1'])
      expect((await staff.fetch(`/api/admin/photographs/${other}`)).status).toBe(404);
    expect((await visitor.fetch(`/zdjecia/${id}`)).status).toBe(404);
  });
});

describe('a file', () => {
  it.each<[string, () => Blob | Promise<Blob>, number, RegExp]>([
    ['a page', () => blob('<!doctype html><script>alert(1)</script>'), 422, /^To nie jest zdjęcie/],
    ['an SVG', () => blob('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, /^To nie jest/],
    ['nothing', () => blob(''), 422, /^To nie jest zdjęcie/],
    ['HEIC', () => blob('\0\0\0\u0018ftypheic\0\0\0\0'), 422, /HEIC. Zapisz je jako JPEG/],
    ['half a picture', async () => jpeg.slice(0, 900), 422, /uszkodzone/],
    ['2.5 thousand million pixels', () => blob(bomb(50_000, 50_000)), 422, /za dużo pikseli/],
    ['fewer pixels than declared', () => blob(bomb(6000, 6000)), 422, /uszkodzone/],
    ['a tiny AVIF of 49 million pixels', async () => blob(await tinyAvif()), 422, /pikseli/],
    ['11 MB', () => blob(new Uint8Array(11 * 1024 * 1024)), 413, /najwyżej 10\u00a0MB/],
  ])('of %s is refused, and nothing is stored', async (_, make, status, message) => {
    const count = () => app.sql('select count(*) from inquiry_photograph');
    const before = await count();
    const answer = await upload(await make());
    expect(answer).toMatchObject({
      status,
      body: { error: { fields: [{ path: 'file', message: expect.stringMatching(message) }] } },
    });
    expect(await count()).toEqual(before);
  });

  it('is refused after a hundred a day from one address', async () => {
    const { requestLimiter } = app.services;
    for (let sent = 0; sent < 100; sent += 1) await requestLimiter.consumePhotograph('10.0.1.1');
    expect(await upload(jpeg, '10.0.1.1')).toMatchObject({ status: 429 });
    expect(await upload(jpeg, '10.0.1.2')).toMatchObject({ status: 201 });
  });

  it('waits for others, of which few may come from one address at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(jpeg, '10.0.2.1')));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
  });
});

describe('an inquiry', () => {
  it.each([null, undefined, []])('needs no photographs (%j)', async (photographIds) => {
    expect(await idsOf(await submitInquiry(app, { photographIds }))).toEqual([]);
  });

  it('has up to five photographs, in the order in which they were added', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await uploadPhotograph(staff, jpeg));
    const id = await submitInquiry(app, { photographIds: ids.toReversed() });
    expect(await idsOf(id)).toEqual(ids);
  });

  it('says in its confirmation how many photographs have come', async () => {
    const input = inquiryInput({ photographIds: await photographs(2) });
    await submitInquiry(app, input);
    const [mail] = await app.sql<{ content: MailContent }>(
      'select content from outgoing_mail where recipient = $1',
      [input['email']],
    );
    const text = { kind: 'text', text: 'Dołączone zdjęcia: 2.' };
    expect(mail!.content.blocks).toContainEqual(text);
  });

  it.each([
    ['a text', 'x'],
    ['an object', { 0: 'x' }],
    ['a null in the list', [null]],
    ['no UUID', ['nie-uuid']],
    ['six', Array.from({ length: 6 }, () => randomUUID())],
  ])('is refused with %s for photographs', async (_, ids) => {
    const { code } = await refused(ids);
    expect(code).toBe('BAD_USER_INPUT');
  });

  it('is refused with the same photograph twice', async () => {
    const [id] = await photographs(1);
    expect(await refused([id, id])).toMatchObject({ status: 422 });
    expect(await refused([id, id!.toUpperCase()])).toMatchObject({ status: 404 });
  });

  it('is refused, and stores nothing, with an unknown photograph or one of another inquiry', async () => {
    const [own, foreign] = (await photographs(2)) as [string, string];
    const owner = await submitInquiry(app, { photographIds: [foreign] });
    for (const wrong of [foreign, randomUUID()]) {
      const email = `${randomUUID()}@example.com`;
      const answer = await refused([own, wrong], { email });
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(await app.sql('select 1 from inquiry where customer_email = $1', [email])).toEqual([]);
      expect(await app.sql('select 1 from outgoing_mail where recipient = $1', [email])).toEqual(
        [],
      );
    }
    const rows = await rowsOf([own, foreign]);
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: own, inquiry_id: null },
        { id: foreign, inquiry_id: owner },
      ]),
    );
  });

  it('gets a photograph that two inquiries name at once only once', async () => {
    const [id] = await photographs(1);
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff.graphql(SUBMIT, { input: inquiryInput({ photographIds: [id] }) })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('sent twice stays one, also with photographs that were added meanwhile', async () => {
    const [first, ...more] = await photographs(3);
    const input = inquiryInput({ photographIds: [first] });
    const ids = await Promise.all([1, 2].map(() => submitInquiry(app, input)));
    const [id] = ids as [number];
    expect(await submitInquiry(app, { ...input, photographIds: null })).toBe(id);
    expect(ids).toEqual([id, id]);
    expect(await submitInquiry(app, { ...input, photographIds: [first, ...more] })).toBe(id);
    expect(new Set(await idsOf(id))).toEqual(new Set([first, ...more]));
    const further = await photographs(3);
    expect(await refused(further, input)).toMatchObject({ status: 422 });
  });

  it('takes its photographs with it when it is deleted', async () => {
    const ids = await photographs(2);
    const id = await submitInquiry(app, { photographIds: ids });
    await app.sql('delete from inquiry where id = $1', [id]);
    expect(await rowsOf(ids)).toEqual([]);
  });
});
