import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { storesIn } from '../setup/backup/backup-format.js';
import { restoreBackup } from '../setup/backup/restore-backup.js';
import { writeBackup } from '../setup/backup/write-backup.js';
import { createOrm } from '../setup/orm.js';
import { migrate } from '../setup/prepare.js';
import { contentOf, schemaOf, tablesOf } from '../testing/database/contents.js';
import { runSql } from '../testing/database/databases.mjs';
import {
  type NewDatabase,
  createEarlierShop,
  createEmptyDatabase,
} from '../testing/database/new-database.js';
import { readOrder } from '../testing/orders.js';
import { createTestApp } from '../testing/test-app.js';
import { migrationNames } from './migration-files.js';

const LAST_MIGRATION = 'Migration20261128203100';
const ORDER_TOKEN = 'RVTUA3ag_n-SjnsNxtAdP6XlqBUwgwHPUPjta8E3HD4';

let folder: string;
let shop: NewDatabase;
const others: NewDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earlier-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  shop = await createEarlierShop();
});
afterEach(async () => {
  await shop.drop();
  for (const other of others.splice(0)) await other.drop();
});

async function emptyDatabase(): Promise<string> {
  others.push(await createEmptyDatabase());
  return others.at(-1)!.url;
}

async function migrateAt(url: string): Promise<void> {
  const orm = await createOrm(url);
  try {
    await migrate(orm);
  } finally {
    await orm.close();
  }
}

/**
 * The rows of all tables but those that say what was migrated. Columns and tables that were added since are left out:
 * the columns are the last ones of their rows, and null or []; the tables are empty, but for the customers and what is known of the demo.
 */
async function rowsOf(url: string) {
  const {
    'public.migration': _migrations,
    'public.function_file': _functions,
    // Their rows come with the migration.
    'public.staff_role': _roles,
    'public.listed_service': _services,
    'public.customer': _customers,
    'public.demo_row': _demo,
    ...tables
  } = await contentOf(url);
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.map((row) => `${table} ${withoutAdded(String(row))}`),
  );
}

/**
 * A row without its services or the discount of its line, the usual weeks of its order, the permissions that tokens were
 * given, and empty columns at its end.
 */
const withoutAdded = (row: string): string =>
  row
    .replace(/,(\[\]|0\.00)\)$/, ')')
    .replace(/,\[\],\d+,\d+\)$/, ')')
    .replace(/"\{(orders:read),exports:read\}"/, '{$1}')
    .replace(/(,|,\[\])+\)$/, ')');

const nameRows = (url: string) => runSql(url, 'select name from migration order by id');
const stores = () => storesIn(folder);

describe('a database of version 1.0.0', () => {
  it('keeps every row, has the migrations of today, and is like a new one', async () => {
    const rows = await rowsOf(shop.url);
    const earlier = await nameRows(shop.url);
    await migrateAt(shop.url);

    expect(await rowsOf(shop.url)).toEqual(rows);
    // The earlier names stay, so that a node of version 1.0.0 that starts again has nothing to migrate.
    expect(await nameRows(shop.url)).toEqual([
      ...earlier,
      ...migrationNames().map((name) => ({ name })),
    ]);
    const fresh = await emptyDatabase();
    await migrateAt(fresh);
    expect(await schemaOf(shop.url)).toEqual(await schemaOf(fresh));

    // Its customers are added.
    const matters = await runSql(
      shop.url,
      `select count(*)::int as all, count(customer)::int as known
         from customer_matter left join customer using (key) where key is not null`,
    );
    expect(matters[0]).toMatchObject({ all: expect.any(Number), known: matters[0]!['all'] });
    expect(matters[0]!['all']).toBeGreaterThan(10);

    const content = await contentOf(shop.url);
    await migrateAt(shop.url);
    expect(await contentOf(shop.url)).toEqual(content);
    const app = await createTestApp({ databaseUrl: shop.url });
    try {
      expect(await readOrder(app.visitor(), ORDER_TOKEN)).toMatchObject({
        totalAmount: '12606.86',
      });
    } finally {
      await app.close();
    }
  });

  it('can be restored from the backup that was made of it', async () => {
    const rows = await rowsOf(shop.url);
    const file = join(folder, 'shop-1.0.0.jsonl.gz');
    await writeBackup(shop.url, stores(), file);
    const url = await emptyDatabase();
    // Also into an empty shop that this version has prepared.
    await migrateAt(url);
    await restoreBackup(url, stores(), file);

    expect(await rowsOf(url)).toEqual(rows);
    expect(await nameRows(url)).toEqual(migrationNames().map((name) => ({ name })));
  });
});

describe('a version before 1.0.0 is refused with the version to go through', () => {
  beforeEach(() => runSql(shop.url, `delete from migration where name = '${LAST_MIGRATION}'`));

  it('as a database', async () => {
    const content = await contentOf(shop.url);
    await expect(migrateAt(shop.url)).rejects.toThrow(
      'The database is older than version 1.0.0 of the shop: start version 1.0.0 on it once, then this version.',
    );
    expect(await contentOf(shop.url)).toEqual(content);
  });

  it('as a backup', async () => {
    const file = join(folder, 'older.jsonl.gz');
    await writeBackup(shop.url, stores(), file);
    const url = await emptyDatabase();
    await expect(restoreBackup(url, stores(), file)).rejects.toThrow(
      'The backup is older than version 1.0.0 of the shop: restore it with version 1.0.0, then start this version.',
    );
    expect(await tablesOf(url)).toEqual([]);
  });
});
