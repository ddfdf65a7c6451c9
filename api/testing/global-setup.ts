import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary-postgres.mjs';
import { databaseUrl, runSql, testRun } from './database/databases.mjs';

const SEED = ['--import', '@oxc-node/core/register', 'api/setup/cli.ts', 'seed'];

/** Makes the migrated and seeded template of which test apps copy their databases. */
export default async function globalSetup(): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  testRun.postgres = given ? undefined : await startTemporaryPostgres();
  testRun.serverUrl = given ?? testRun.postgres!.url;
  testRun.template = `cieniomat_test_${randomBytes(4).toString('hex')}`;

  await runSql(testRun.serverUrl, `create database ${testRun.template}`);
  const { NODE_OPTIONS: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, SEED, {
    env: { ...env, DATABASE_URL: databaseUrl(testRun.serverUrl, testRun.template) },
  });
  process.env['TEST_SERVER_URL'] = testRun.serverUrl;
  process.env['TEST_TEMPLATE'] = testRun.template;
}
