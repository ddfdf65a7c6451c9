import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate } from '../setup/prepare.js';
import { schemaOf } from '../testing/database/contents.js';
import { limited } from '../testing/database/databases.mjs';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { waitFor } from '../testing/wait-for.js';
import { MIGRATIONS, migrationNames } from './migration-files.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const OTHER_FUNCTION = `create or replace function announce_catalogue_change() returns trigger language plpgsql as
  $$ begin return null; end $$`;

it('functions come back after a change of their file or when a migration has dropped them', async () => {
  const schema = await schemaOf(app.databaseUrl);
  await app.sql(OTHER_FUNCTION);
  await app.sql(`update function_file set sha256 = '' where name = 'catalogue-changes.sql'`);
  await app.sql('drop trigger product_audited on product');
  await app.sql('drop view waiting_call');
  await migrate(app.services.orm);
  expect(await schemaOf(app.databaseUrl)).toEqual(schema);
});

it('a request that writes meanwhile and waits for the migration in a circle is not ended', async () => {
  await app.sql(`update function_file set sha256 = '' where name = 'catalogue-changes.sql'`);
  const request = new pg.Client(limited(app.databaseUrl));
  await request.connect();
  try {
    await request.query('begin');
    await request.query('update product set featured = featured where id = 1');
    const migrated = migrate(app.services.orm);
    await waitFor(async () => {
      const [waits] = await app.sql(
        `select from pg_locks where not granted and relation = 'product'::regclass`,
      );
      return waits !== undefined;
    });
    // The migration holds the lock of this table already.
    await request.query('update price_list set note = note');
    await request.query('commit');
    await migrated;
  } finally {
    await request.end();
  }
  const [file] = await app.sql(
    `select sha256 from function_file where name = 'catalogue-changes.sql'`,
  );
  expect(file).toEqual({ sha256: expect.stringMatching(/./) });
});

it('an older node does not undo the functions of a newer version', async () => {
  await app.sql(OTHER_FUNCTION);
  await app.sql(`update function_file set sha256 = '' where name = 'catalogue-changes.sql'`);
  const newer = await schemaOf(app.databaseUrl);
  await app.sql(`insert into migration (name) values ('9999-of-a-newer-version')`);
  await migrate(app.services.orm);
  expect(await schemaOf(app.databaseUrl)).toEqual(newer);
});

it('there are at most eight migrations, numbered in their order, without functions or triggers', () => {
  const names = migrationNames();
  expect(names.length).toBeLessThanOrEqual(8);
  expect(names.map((name) => name.slice(0, 5))).toEqual(
    names.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
  );
  const texts = globSync('*.ts', { cwd: MIGRATIONS }).map((file) =>
    readFileSync(join(MIGRATIONS, file), 'utf8'),
  );
  expect(texts).toHaveLength(names.length);
  for (const text of texts)
    expect(text).not.toMatch(
      /create (or replace )?((constraint )?trigger|function|procedure|view)\b/i,
    );
});
