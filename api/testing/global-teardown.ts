import { runSql, testRun } from './database/databases.mjs';

/** Drops the template and all its copies, whatever the result of the tests. */
export default async function globalTeardown(): Promise<void> {
  const databases = await runSql(
    testRun.serverUrl,
    'select datname from pg_database where starts_with(datname, $1)',
    [testRun.template],
  );
  for (const { datname } of databases)
    await runSql(testRun.serverUrl, `drop database if exists ${String(datname)} with (force)`);
  await testRun.postgres?.stop();
}
