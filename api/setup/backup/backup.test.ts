import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { migrationNames } from '../../database/migration-files.js';
import { contentOf, schemaOf, tablesOf } from '../../testing/database/contents.js';
import { runSql } from '../../testing/database/databases.mjs';
import { type NewDatabase, createEmptyDatabase } from '../../testing/database/new-database.js';
import { fillCart } from '../../testing/factories.js';
import { attach } from '../../testing/files.js';
import { placeOrder, readOrder } from '../../testing/orders.js';
import { type TestApp, createTestApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';
import { createOrm } from '../orm.js';
import { migrate, migrateTo } from '../prepare.js';
import { storesIn } from './backup-format.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

let folder: string;
let app: TestApp;
let backup: string;
const databases: NewDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  app = await createTestApp({ env: { DATA_DIR: join(folder, 'shop') } });
  backup = join(folder, 'shop.jsonl.gz');
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const storesOf = (place: string) => storesIn(join(folder, place));
const back = (file = backup) => writeBackup(app.databaseUrl, storesOf('shop'), file);
const restore = (url: string, place = 'elsewhere', file = backup) =>
  restoreBackup(url, storesOf(place), file);

async function emptyDatabase(): Promise<string> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database.url;
}

/** The positions of sequences, and the constraints and triggers of the tables. */
const RULES = `select 'sequence ' || sequencename || coalesce(last_value::text, '') as rule from pg_sequences
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
    where not tgisinternal
  order by 1`;

async function order(customerEmail: string): Promise<string> {
  const visitor = app.visitor();
  await fillCart(visitor);
  const { order: placed } = await placeOrder(visitor, { customerEmail });
  return placed!.token;
}

async function uploadPicture(): Promise<string> {
  const staff = await app.signIn('staff');
  const bytes = await sharp({
    create: { width: 500, height: 400, channels: 3, background: '#a82' },
  })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'taras.jpg');
  const response = await staff.fetch('/api/admin/pictures', { method: 'POST', body });
  const { picture } = (await response.json()) as { picture: { url: string } };
  return picture.url;
}

/** Photographs that do not fit into one batch: a megabyte each. */
const PHOTOGRAPHS = `insert into inquiry_photograph (id, bytes, width, height)
  select gen_random_uuid(), decode(repeat(lpad(to_hex(number), 2, '0'), 1000000), 'hex'), 1600, 1200
    from generate_series(1, 12) number`;

const ONE_CART = `insert into cart (id, visitor_id)
  values (gen_random_uuid(), gen_random_uuid())`;

describe('a backup', () => {
  it('restores every row, waiting mails, pictures, files and links into another database', async () => {
    const token = await order('klient@example.com');
    const picture = await uploadPicture();
    // So long that its line of the backup comes in many parts.
    const pdf = Buffer.concat([Buffer.from('%PDF-'), randomBytes(3_000_000), Buffer.from('%%EOF')]);
    const { body: file } = await attach(await app.signIn('staff'), 'order/1', pdf);
    await app.sql(PHOTOGRAPHS);
    const written = await back();
    const url = await emptyDatabase();
    const restored = await restore(url);

    expect(restored).toMatchObject(written);
    expect(restored.foreignKeys).toBeGreaterThan(30);
    expect(await contentOf(url)).toEqual(await contentOf(app.databaseUrl));
    expect(await runSql(url, RULES)).toEqual(await runSql(app.databaseUrl, RULES));

    const sent: string[] = [];
    const mailer = {
      send: async ({ recipient }: { recipient: string }) => void sent.push(recipient),
      close: () => undefined,
    };
    const env = { DATA_DIR: join(folder, 'elsewhere') };
    const other = await createTestApp({ databaseUrl: url, env, mailer });
    try {
      expect(await readOrder(other.visitor(), token)).toMatchObject({ totalAmount: '4890.00' });
      expect((await other.visitor().fetch(picture)).status).toBe(200);
      expect(await other.services.files.read(file.id)).toEqual(pdf);
      await waitFor(() => sent.includes('klient@example.com'));
    } finally {
      await other.close();
    }
  });

  it('contains each order completely or not at all when orders are placed during the backup', async () => {
    const orders = Array.from({ length: 12 }, (_, index) =>
      order(`w.trakcie.${index}@example.com`),
    );
    await orders[2];
    await back();
    await Promise.all(orders);
    const url = await emptyDatabase();
    await restore(url);
    const broken = await runSql(
      url,
      `select customer_order.id from customer_order
       where total_amount <> (select coalesce(sum(unit_price * quantity), 0) from order_line where order_id = customer_order.id)
         or customer_email like 'w.trakcie.%' and not exists (select 1 from outgoing_mail
           join graphile_worker._private_jobs job on job.payload->>'mailId' = outgoing_mail.id::text
           where outgoing_mail.order_id = customer_order.id)`,
    );
    expect(broken).toEqual([]);
  });

  it('of an older version is restored and migrated', async () => {
    const older = await emptyDatabase();
    const orm = await createOrm(older);
    await migrateTo(orm, migrationNames().slice(0, -1));
    await orm.em.execute(ONE_CART);
    await orm.close();
    const file = join(folder, 'older.jsonl.gz');
    await writeBackup(older, storesOf('none'), file);

    const url = await emptyDatabase();
    await restore(url, 'none', file);
    expect(await runSql(url, 'select name from migration order by id')).toEqual(
      migrationNames().map((name) => ({ name })),
    );
    expect(await schemaOf(url)).toEqual(await schemaOf(app.databaseUrl));
    expect(await runSql(url, 'select * from cart')).toHaveLength(1);
  });
});

describe('a restore is refused and writes nothing', () => {
  let blank: NewDatabase;
  beforeAll(async () => {
    await back();
    blank = await createEmptyDatabase();
  });
  afterAll(() => blank.drop());

  it('into a shop that is not empty', async () => {
    const url = await emptyDatabase();
    const orm = await createOrm(url);
    await migrate(orm);
    await orm.em.execute(ONE_CART);
    await orm.close();
    const before = await contentOf(url);
    await expect(restore(url)).rejects.toThrow('The shop is not empty: there are rows in cart.');
    expect(await contentOf(url)).toEqual(before);
  });

  it('into a database that has other connections', async () => {
    await expect(restore(app.databaseUrl)).rejects.toThrow(/in use by \d+ other connections/);
  });

  const lines = async () =>
    gunzipSync(await readFile(backup))
      .toString()
      .split('\n');
  const damages: Record<string, () => Promise<Buffer>> = {
    'cut off': async () => (await readFile(backup)).subarray(0, -200),
    'cut off at a line': async () => gzipSync((await lines()).slice(0, -2).join('\n') + '\n'),
    'changed by a digit': async () =>
      gzipSync((await lines()).join('\n').replace('4890.00', '4890.01')),
    'without a line': async () => gzipSync((await lines()).toSpliced(20, 1).join('\n')),
    'another gzip file': async () => gzipSync('hello\n'),
    'no gzip file': async () => Buffer.from('hello\n'),
    empty: async () => Buffer.alloc(0),
  };
  it.each(Object.keys(damages))('from a damaged file: %s', async (damage) => {
    const file = join(folder, 'damaged.gz');
    await writeFile(file, await damages[damage]!());
    await expect(restore(blank.url, 'none', file)).rejects.toThrow(/is damaged/);
    expect(await tablesOf(blank.url)).toEqual([]);
  });

  it('from a backup in a newer format, with lines that this version cannot read', async () => {
    const [header = '', ...others] = await lines();
    const file = join(folder, 'newer-format.jsonl.gz');
    const newer = [header.replace('"version":1', '"version":2'), '{"unknown":1}', ...others];
    await writeFile(file, gzipSync(newer.join('\n')));
    await expect(restore(blank.url, 'none', file)).rejects.toThrow('newer version');
    expect(await tablesOf(blank.url)).toEqual([]);
  });

  it('from a backup of a newer version', async () => {
    await app.sql(`insert into migration (name) values ('9999-of-a-newer-version')`);
    const file = join(folder, 'newer.jsonl.gz');
    await back(file);
    await app.sql(`delete from migration where name = '9999-of-a-newer-version'`);
    await expect(restore(blank.url, 'none', file)).rejects.toThrow('newer version');
    expect(await tablesOf(blank.url)).toEqual([]);
  });
});
