import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ensureAdmin, migrate } from './prepare.js';
import { createOrm } from './orm.js';
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
    const { fileName } = await orm.migrator.create();
    return fileName ? `Wrote ${fileName}.` : 'Entities and migrations agree: nothing to write.';
  },
  async 'create-admin'(orm) {
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: { email: { type: 'string' }, name: { type: 'string' } },
    });
    const made = await ensureAdmin(
      orm,
      account.parse({ ...values, password: process.env['ADMIN_PASSWORD'] }),
    );
    return made
      ? 'The admin account was made.'
      : 'There is an admin, or an account of this e-mail, already.';
  },
};

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
} finally {
  await orm.close();
}
