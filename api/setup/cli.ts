import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { EarlierVersionError } from '../database/migration-files.js';
import { storesIn } from './backup/backup-format.js';
import { restoreBackup } from './backup/restore-backup.js';
import { writeBackup } from './backup/write-backup.js';
import { createOrm } from './orm.js';
import { createAdmin, migrate, removeSecondFactors } from './prepare.js';
import { readLoadSizes, seedLoad } from './seed/load/load.js';
import { seedIfEmpty } from './seed/seed.js';

const account = z.object({
  email: z.email(),
  name: z.string().min(2).default('Administrator'),
  password: z.string().min(12).max(128),
});

const COMMANDS: Record<string, (orm: Awaited<ReturnType<typeof createOrm>>) => Promise<string>> = {
  async migrate(orm) {
    await migrate(orm);
    return 'The database is up to date.';
  },
  async seed(orm) {
    await migrate(orm);
    return (await seedIfEmpty(orm))
      ? 'The demo shop is in the database.'
      : 'There are products already: nothing was changed.';
  },
  async 'seed-load'(orm) {
    const sizes = readLoadSizes(process.argv.slice(3));
    await migrate(orm);
    await seedIfEmpty(orm);
    await seedLoad(orm, sizes);
    return `Added to the demo shop: ${Object.entries(sizes)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}.`;
  },
  async create(orm) {
    const { fileName } = await orm.migrator.create(undefined, false, false, migrationName());
    return fileName ? `Wrote ${fileName}.` : 'Entities and migrations agree: nothing to write.';
  },
  async 'create-admin'(orm) {
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: { email: { type: 'string' }, name: { type: 'string' } },
    });
    const made = await createAdmin(
      orm,
      account.parse({ ...values, password: process.env['ADMIN_PASSWORD'] }),
    );
    return made
      ? 'The admin account was made.'
      : 'There is an account of this e-mail already: nothing was changed.';
  },
  async 'remove-second-factor'(orm) {
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: { email: { type: 'string' } },
    });
    return (await removeSecondFactors(orm, values.email ?? ''))
      ? 'The account now signs in by its password alone.'
      : 'There is no account of this e-mail: nothing was changed.';
  },
  async backup() {
    const name = `cieniomat-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}.jsonl.gz`;
    const file = process.argv[3] ? fileArgument() : join(dataDirectory(), 'backups', name);
    const { counts, files } = await writeBackup(url(), stores(), file);
    return `Wrote ${file}: ${rowsIn(counts)} and ${files} uploaded files.`;
  },
  async restore() {
    const file = fileArgument();
    const { createdAt, counts, sums, foreignKeys, files } = await restoreBackup(
      url(),
      stores(),
      file,
    );
    return `Restored the shop as it was at ${createdAt}: ${rowsIn(counts)} and ${files} uploaded files.
Checked: the number of rows of each table, ${Object.keys(sums).length} sums (orders: ${sums['public.customer_order.total_amount'] ?? 0} zł), ${foreignKeys} foreign keys.`;
  },
};

const rowsIn = (counts: Record<string, number>): string =>
  `${Object.values(counts).reduce((sum, count) => sum + count, 0)} rows in ${Object.keys(counts).length} tables`;

const url = (): string => process.env['DATABASE_URL']!;
const dataDirectory = (): string => resolve(process.env['DATA_DIR'] || '.data');
const stores = () => storesIn(dataDirectory());

/** The path of the backup, from the command line; a relative path starts at the folder in which npm was called. */
function fileArgument(): string {
  const file = process.argv[3];
  if (!file) throw new Error('Name the file of the backup: npm run db:restore -- FILE');
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

function migrationName(): string {
  const name = process.argv[3] ?? '';
  if (/^[a-z]+(-[a-z0-9]+)*$/.test(name)) return name;
  throw new Error('Say what the migration does: npm run db:create-migration -- add-notes');
}

const [command = ''] = process.argv.slice(2);
const run = COMMANDS[command];
const databaseUrl = process.env['DATABASE_URL'];
if (!run || !databaseUrl) {
  process.stderr.write(
    `usage: DATABASE_URL=postgres://… cli ${Object.keys(COMMANDS).join(' | ')}\n`,
  );
  process.exit(2);
}
const orm = await createOrm(databaseUrl);
try {
  process.stdout.write(`${await run(orm)}\n`);
} catch (error) {
  // Errors for operators: only the message, without a stack trace.
  const isForOperators =
    error instanceof EarlierVersionError || ['backup', 'create', 'restore'].includes(command);
  if (!(error instanceof Error) || !isForOperators) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await orm.close();
}
