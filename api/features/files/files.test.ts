import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { saveAwning } from '../../testing/factories.js';
import { TINY_PDF, attach } from '../../testing/files.js';
import { submitInquiry } from '../../testing/inquiries.js';
import { done, draftOffer, sendOffer } from '../../testing/offers.js';
import { customerWithCart, submit } from '../../testing/orders.js';
import { picture } from '../../testing/pictures.js';
import { change } from '../../testing/staff.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { TestVisitor } from '../../testing/test-visitor.js';
import { createToken } from '../../testing/tokens.js';
import { forgetExpired } from '../retention/forget-expired.js';
import { removeOrphans } from './file.jobs.js';

let folder: string;
let app: TestApp;
let staff: TestVisitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  app = await createTestApp({ env: { DATA_DIR: folder } });
  staff = await app.signIn('staff');
});
afterAll(async () => {
  const { logged } = app;
  await app.close();
  await rm(folder, { recursive: true });
  expect(logged).toEqual([]);
});

interface Listed {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  note: string | null;
  isShared: boolean;
  authorName: string | null;
}
const FIELDS = 'id name mediaType size note isShared authorName';

async function placed(): Promise<{ id: number; token: string }> {
  return (await submit(await customerWithCart(app))).order!;
}

/** An offer that its customer sees. */
async function sent(): Promise<{ id: number; token: string }> {
  const { id: configurationId } = await saveAwning(staff);
  const draft = await draftOffer(staff, { configurationId, email: `${randomUUID()}@example.com` });
  return done(sendOffer(staff, draft));
}

/** The id of the customer of an inquiry. */
async function customerId(inquiryId: number): Promise<number> {
  const [row] = await app.sql<{ id: number }>(
    `select customer.id from customer join customer_matter using (key) where kind = 'inquiry' and number = $1`,
    [inquiryId],
  );
  return row!.id;
}

async function filesOf(to: string): Promise<Listed[]> {
  const [subject, id] = to.split('/');
  const { data } = await staff.graphql<{ files: Listed[] }>(
    `{ files(input: { subject: ${subject}, subjectId: ${id} }) { ${FIELDS} } }`,
  );
  return data.files;
}

const update = (input: Record<string, unknown>) =>
  change<{ file: Listed | null; userErrors: { code: string }[] }>(
    staff,
    'updateFile',
    input,
    `file { ${FIELDS} }`,
  );

/** The file behind an address that redirects to its link. */
async function follow(visitor: TestVisitor, path: string) {
  const redirected = await visitor.fetch(path, { redirect: 'manual' });
  if (redirected.status !== 302) return { status: redirected.status, link: '' };
  const link = redirected.headers.get('location')!;
  const response = await app.visitor().fetch(link);
  const { status, headers } = response;
  return { status, headers, link, bytes: Buffer.from(await response.arrayBuffer()) };
}

const stored = () => readdir(join(folder, 'files'));

describe('a file', () => {
  it('is attached to an order, an offer, an inquiry or a customer, and listed there with who and how large', async () => {
    const [order, offer, inquiry] = [await placed(), await sent(), await submitInquiry(app)];
    const customer = await customerId(await submitInquiry(app));
    for (const to of [
      `order/${order.id}`,
      `offer/${offer.id}`,
      `inquiry/${inquiry}`,
      `customer/${customer}`,
    ]) {
      expect((await attach(staff, to)).status).toBe(201);
      expect(await filesOf(to)).toEqual([
        {
          id: expect.any(String),
          name: 'pomiar.pdf',
          mediaType: 'application/pdf',
          size: TINY_PDF.length,
          note: '',
          isShared: false,
          authorName: 'Piotr Pracownik',
        },
      ]);
    }
  });

  it('of a customer is listed with those of the customer with whom it was merged', async () => {
    const [alias, into] = [
      await customerId(await submitInquiry(app, { email: `${randomUUID()}@example.com` })),
      await customerId(await submitInquiry(app, { email: `${randomUUID()}@example.com` })),
    ];
    const { body } = await attach(staff, `customer/${alias}`);
    expect(await filesOf(`customer/${into}`)).toEqual([]);
    const { userErrors } = await change(staff, 'mergeCustomers', {
      id: alias,
      version: 1,
      intoId: into,
    });
    expect(userErrors).toEqual([]);
    expect(await filesOf(`customer/${into}`)).toMatchObject([{ id: body.id }]);
    expect((await update({ id: body.id, isShared: true })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });

  it('that is a picture is encoded again, without metadata', async () => {
    const to = `order/${(await placed()).id}`;
    const jpeg = await picture(5000, 2500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await attach(staff, to, jpeg, 'C:\\skany\\..\\Umowa „żółć”\u202e.PDF');
    expect(body).toMatchObject({ name: 'Umowa „żółć”.webp' });
    const { headers, bytes } = await follow(staff, `/api/admin/files/${body.id}`);
    expect(headers!.get('content-type')).toBe('image/webp');
    expect(headers!.get('content-disposition')).toMatch(/^inline; filename=.*%C5%BC%C3%B3/);
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 1800, 3600, undefined]);
  });

  it.each<[string, Uint8Array | (() => Promise<Uint8Array>), number, RegExp]>([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, /^To nie jest/],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 422, /^To nie jest/],
    ['a program', Buffer.from('MZ\x90\0'), 422, /^To nie jest/],
    ['half a PDF', TINY_PDF.subarray(0, 20), 422, /uszkodzony/],
    [
      'half a picture',
      async () => (await picture(640, 480).jpeg().toBuffer()).subarray(0, 900),
      422,
      /uszkodzone/,
    ],
    ['nothing', Buffer.from(''), 422, /^To nie jest/],
    [
      '21 MB',
      Buffer.concat([TINY_PDF, Buffer.alloc(21 * 1024 * 1024)]),
      413,
      /najwyżej 20\u00a0MB/,
    ],
  ])(
    'of %s is refused, whatever its name says, and nothing is stored',
    async (_, content, status, message) => {
      const to = `order/${(await placed()).id}`;
      const before = await stored();
      const bytes = typeof content === 'function' ? await content() : content;
      expect(await attach(staff, to, bytes, 'umowa.pdf')).toMatchObject({
        status,
        body: { error: { fields: [{ path: 'file', message: expect.stringMatching(message) }] } },
      });
      expect(await filesOf(to)).toEqual([]);
      expect(await stored()).toEqual(before);
    },
  );

  it('of 20 MB is taken', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, ' ');
    TINY_PDF.copy(large);
    large.write('%%EOF', large.length - 5);
    const { status, body } = await attach(staff, `order/${(await placed()).id}`, large);
    expect([status, body.size]).toEqual([201, large.length]);
  });

  it('is attached to nothing that does not exist', async () => {
    const missing = ['order/999999', 'offer/999999', 'inquiry/999999', 'order/x', 'order/0'];
    for (const to of [...missing, 'customer/999999', 'product/1', '__proto__/1'])
      expect((await attach(staff, to)).status).toBe(404);
  });

  it('is refused where there are a hundred already', async () => {
    const { id } = await placed();
    await app.sql(
      `insert into attached_file (id, order_id, name, media_type, size, author_id, link_key)
        select gen_random_uuid(), $1, 'x.pdf', 'application/pdf', 1, (select min(id) from user_account), ''
          from generate_series(1, 100)`,
      [id],
    );
    expect((await attach(staff, `order/${id}`)).status).toBe(422);
  });

  it('has a note, is deleted, and the audit log says what it was', async () => {
    const { id: orderId } = await placed();
    const { body } = await attach(staff, `order/${orderId}`);
    const { file } = await update({ id: body.id, note: ' Po pomiarze ' });
    expect(file).toMatchObject({ note: 'Po pomiarze', isShared: false });
    await change(staff, 'deleteFile', { id: body.id }, 'deletedId');
    expect(await filesOf(`order/${orderId}`)).toEqual([]);
    expect((await follow(staff, `/api/admin/files/${body.id}`)).status).toBe(404);
    const entries = await app.sql(
      `select action, before, after from audit_entry where subject_type = 'attached_file' and subject_id = $1 order by id`,
      [body.id],
    );
    expect(entries).toMatchObject([
      { action: 'created', after: { name: 'pomiar.pdf', order_id: orderId, link_key: '•••' } },
      { action: 'changed', before: { note: '' }, after: { note: 'Po pomiarze' } },
      { action: 'deleted', before: { name: 'pomiar.pdf', note: 'Po pomiarze' }, after: null },
    ]);
  });
});

describe('a link', () => {
  it('is given to staff and tokens with the right, and its giving is recorded', async () => {
    const { body } = await attach(staff, `order/${(await placed()).id}`);
    const path = `/api/admin/files/${body.id}`;
    expect((await follow(app.visitor(), path)).status).toBe(401);
    const [other, reader] = await Promise.all(
      (['orders:read', 'files:read'] as const).map((scope) => createToken(app, [scope])),
    );
    expect((await follow(new TestVisitor(app.url, other), path)).status).toBe(403);
    expect((await follow(new TestVisitor(app.url, reader), path)).status).toBe(200);
    const { headers, bytes } = await follow(staff, path);
    expect(bytes).toEqual(TINY_PDF);
    expect(Object.fromEntries(headers!)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename=pomiar.pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    });
    const [{ count }] = (await app.sql<{ count: number }>(
      `select count(*)::int as count from audit_entry where action = 'opened' and subject_id = $1`,
      [body.id],
    )) as [{ count: number }];
    expect(count).toBe(2);
  });

  it('expires, and cannot be changed', async () => {
    const { body } = await attach(staff, `order/${(await placed()).id}`);
    const { body: other } = await attach(staff, `order/${(await placed()).id}`);
    const { link } = await follow(staff, `/api/admin/files/${body.id}`);
    const expires = Number(new URL(link, app.url).searchParams.get('expires'));
    expect(expires * 1000 - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    const wrong = [
      link.replace(String(expires), String(expires + 60)),
      link.replace(body.id, other.id),
      link.replace(/.{4}$/, 'AAAA'),
      link.replace(/signature=.*/, `signature=${'ż'.repeat(43)}`),
    ];
    for (const each of wrong) expect((await app.visitor().fetch(each)).status).toBe(404);
    for (const each of [`/api/files/${body.id}`, link.replace(/signature=.*/, 'signature=x')])
      expect((await app.visitor().fetch(each)).status).toBe(422);
    const { services } = app;
    await app.sql(`update attached_file set link_key = $2 where id = $1`, [
      body.id,
      'k'.repeat(43),
    ]);
    expect((await app.visitor().fetch(link)).status).toBe(404);
    expect(await services.files.read(body.id)).toEqual(TINY_PDF);
  });
});

describe('a customer', () => {
  it('sees shared files only, on the page of their order or offer, and opens them there', async () => {
    const shown = `sharedFiles { ${FIELDS} }`;
    for (const [kind, { id, token }] of [
      ['order', await placed()],
      ['offer', await sent()],
    ] as const) {
      const { body: own } = await attach(staff, `${kind}/${id}`);
      const { body: shared } = await attach(staff, `${kind}/${id}`, TINY_PDF, 'rysunek.pdf');
      await update({ id: shared.id, isShared: true, note: 'Nie mówić' });
      const { data } = await app
        .visitor()
        .graphql<Record<string, { sharedFiles: Listed[] }>>(
          `query ($token: String!) { ${kind}(token: $token) { ${shown} } }`,
          { token },
        );
      expect(data[kind]!.sharedFiles).toMatchObject([
        { id: shared.id, name: 'rysunek.pdf', note: null, authorName: null },
      ]);
      const read = (file: string, by = token) =>
        follow(app.visitor(), `/api/customer-files/${by}/${file}`);
      expect((await read(shared.id)).bytes).toEqual(TINY_PDF);
      expect((await read(own.id)).status).toBe(404);
      expect((await read(shared.id, 'x'.repeat(43))).status).toBe(404);
      expect((await read(shared.id, (await placed()).token)).status).toBe(404);
    }
  });

  it('is shown no file of an inquiry', async () => {
    const { body } = await attach(staff, `inquiry/${await submitInquiry(app)}`);
    const { userErrors } = await update({ id: body.id, isShared: true });
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });
});

describe('content without a row', () => {
  const age = async (names: readonly string[]) => {
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of names) await utimes(join(folder, 'files', name), old, old);
  };
  const sweep = () => removeOrphans(app.services.orm.em.fork(), app.services.files, new Date());

  it('is removed an hour later: of deleted files, and of writes that a crash has interrupted', async () => {
    const to = `order/${(await placed()).id}`;
    const [kept, deleted] = [(await attach(staff, to)).body.id, (await attach(staff, to)).body.id];
    const [orphan, part, young] = [randomUUID(), `.${randomUUID()}.part`, randomUUID()];
    for (const name of [orphan, part, young]) await writeFile(join(folder, 'files', name), 'x');
    await change(staff, 'deleteFile', { id: deleted }, 'deletedId');
    await age([kept, deleted, orphan, part]);
    await sweep();
    const names = await stored();
    expect([kept, deleted, orphan, part, young].filter((name) => names.includes(name))).toEqual([
      kept,
      young,
    ]);
  });

  it('is removed where retention has forgotten the order, the offer or the inquiry', async () => {
    const [order, offer, inquiry] = [await placed(), await sent(), await submitInquiry(app)];
    const subjects = [`order/${order.id}`, `offer/${offer.id}`, `inquiry/${inquiry}`];
    const ids: string[] = [];
    for (const to of subjects) ids.push((await attach(staff, to)).body.id);
    await app.sql(`update customer_order set created_at = '2010-01-01' where id = $1`, [order.id]);
    await app.sql(`update inquiry set created_at = '2010-01-01' where id = $1`, [inquiry]);
    await app.sql(
      `update offer set updated_at = '2010-01-01', valid_until = '2010-02-01' where id = $1`,
      [offer.id],
    );
    await forgetExpired(app.services.orm.em.fork(), new Date());
    for (const to of subjects) expect(await filesOf(to)).toEqual([]);
    await age(ids);
    await sweep();
    const names = await stored();
    expect(ids.filter((id) => names.includes(id))).toEqual([]);
    const entries = await app.sql(
      `select 1 from audit_entry where subject_type = 'attached_file' and subject_id = any($1)`,
      [ids],
    );
    expect(entries).toEqual([]);
  });
});
