// Checks that the committed schema and the migrations match the code.
import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { MikroORM } from '@mikro-orm/postgresql';
import { declaredFunctions, existingFunctions } from '../api/database/install-functions.js';
import { createOrm } from '../api/setup/orm.js';
import { migrate } from '../api/setup/prepare.js';

const run = promisify(execFile);

const checks: Record<string, () => Promise<string>> = {
  'schema.graphql (npm run codegen)': () =>
    complaint('node', [
      '--import',
      '@oxc-node/core/register',
      'api/graphql/print-schema.ts',
      '--check',
    ]),
  'migrations (npm run db:create-migration)': () => onMigratedDatabase(missingMigration),
  'functions (api/database/functions)': () => onMigratedDatabase(strayFunctions),
};

const findings = await Promise.all(
  Object.entries(checks).map(async ([name, check]) => ({ name, difference: await check() })),
);
for (const { name, difference } of findings.filter((finding) => finding.difference !== '')) {
  process.stderr.write(`Out of date: ${name}\n${difference}\n`);
  process.exitCode = 1;
}

/** The output of the command if it failed, otherwise an empty string. */
async function complaint(command: string, commandArguments: string[]): Promise<string> {
  return run(command, commandArguments).then(
    () => '',
    (error: Error & { stdout?: string; stderr?: string }) =>
      `${error.stdout ?? ''}${error.stderr ?? error.message}`.trim() || error.message,
  );
}

async function onMigratedDatabase(check: (orm: MikroORM) => Promise<string>): Promise<string> {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL names no database');
  const orm = await createOrm(url);
  try {
    await migrate(orm);
    return await check(orm);
  } finally {
    await orm.close();
  }
}

/** The SQL that would change a freshly migrated database to match the entities; empty if it matches. */
async function missingMigration(orm: MikroORM): Promise<string> {
  return (await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim();
}

/** What a freshly migrated database has that no file declares, or the other way round; empty if they match. */
async function strayFunctions(orm: MikroORM): Promise<string> {
  const existing = await existingFunctions(orm.em.fork());
  const declared = declaredFunctions();
  return [
    ...existing.filter((name) => !declared.includes(name)).map((name) => `in no file: ${name}`),
    ...declared.filter((name) => !existing.includes(name)).map((name) => `only in a file: ${name}`),
  ].join('\n');
}
