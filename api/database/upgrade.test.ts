import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { readBackup, storesIn } from '../setup/backup/backup-format.js';
import { onBackedUpDatabase } from '../setup/backup/connect.js';
import { restoreBackup } from '../setup/backup/restore-backup.js';
import { countAndSum, tablesOf } from '../setup/backup/tables.js';
import { writeBackup } from '../setup/backup/write-backup.js';
import { PROJECT_ROOT, VERSION } from '../shared/project-files.js';
import { type NewDatabase, createEmptyDatabase } from '../testing/database/new-database.js';
import {
  KNOWN_SESSION_SECRET,
  type KnownShop,
  fillKnownShop,
  lookAt,
} from '../testing/shop/known-shop.js';
import { createTestApp } from '../testing/test-app.js';

/** A backup of a known shop by each version that was released, and beside it what was seen of that shop. */
const FOLDER = join(PROJECT_ROOT, 'api/database/earlier-versions');
const VERSIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));
const env = { SESSION_SECRET: KNOWN_SESSION_SECRET };

let folder: string;
let database: NewDatabase | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  await database?.drop();
  database = undefined;
});

/** Restores a backup, which brings it up to date, and compares every count and sum, and what is seen, with before. */
async function expectUnchanged(backup: string, known: KnownShop): Promise<void> {
  const ignore = () => undefined;
  const { checks } = await readBackup(backup, { table: ignore, row: ignore, file: ignore });
  database = await createEmptyDatabase();
  await restoreBackup(database.url, storesIn(folder), backup);
  const { counts, sums } = await onBackedUpDatabase(database.url, async ({ em }) =>
    countAndSum(em.fork(), await tablesOf(em.fork())),
  );
  expect(counts).toMatchObject(checks.counts);
  expect(sums).toMatchObject(checks.sums);
  expect(Number(sums['public.ledger_entry.amount'])).not.toBe(0);

  const app = await createTestApp({ databaseUrl: database.url, env });
  try {
    expect(await lookAt(app, known)).toEqual(known.seen);
    expect(app.logged).toEqual([]);
  } finally {
    await app.close();
  }
}

it.each(VERSIONS)('a shop of version %s is after the upgrade as it was before', (version) => {
  const known = JSON.parse(readFileSync(join(FOLDER, `${version}.json`), 'utf8')) as KnownShop;
  return expectUnchanged(join(FOLDER, `${version}.jsonl.gz`), known);
});

it('a shop of this version is restored as it was', async () => {
  const app = await createTestApp({ env });
  const backup = join(folder, 'backup.jsonl.gz');
  let known: KnownShop;
  try {
    known = await fillKnownShop(app);
    await writeBackup(app.databaseUrl, storesIn(folder), backup);
  } finally {
    await app.close();
  }
  await expectUnchanged(backup, known);
  if (!process.env['RECORD_SHOP']) return;
  cpSync(backup, join(FOLDER, `${VERSION}.jsonl.gz`));
  writeFileSync(join(FOLDER, `${VERSION}.json`), `${JSON.stringify(known, null, 2)}\n`);
});
