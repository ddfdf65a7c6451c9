import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startSmtpSink } from '../../api/testing/smtp-sink.js';
import { startStandbyPostgres } from '../../scripts/postgres/standby-postgres.mjs';
import { MERCHANT_ENV, startStandIn } from '../payments/stand-in.js';
import { freePort } from '../processes.js';
import { createSecret, signInAdmin } from '../visitors.js';
import type { Shop } from './faults.js';
import { signalPostgres } from './postgres-processes.js';
import { ShopNode } from './shop-node.js';

const NAMES = ['lasting', 'mortal'] as const;

export interface OpenShop extends Shop {
  /** The logs of the nodes. */
  logs: readonly string[];
  /** Ends everything, also what is paused, and deletes its files. */
  close(): Promise<void>;
}

/** Starts two nodes, a replica, a mail server and a payment provider for a database with its trade. */
export async function openShop(databaseUrl: string, postmaster: number): Promise<OpenShop> {
  const folder = await mkdtemp(join(tmpdir(), 'cieniomat-soak-'));
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    const provider = await startStandIn();
    closing.push(() => {
      process.kill(provider.pid, 'SIGCONT');
      return provider.stop();
    });
    const mail = await startSmtpSink();
    closing.push(() => mail.close());
    const replica = await startStandbyPostgres(databaseUrl);
    closing.push(() => replica.stop());
    const connection = { connectionString: databaseUrl, application_name: 'soak', max: 3 };
    const database = new pg.Pool(connection);
    // Idle connections are lost with the faults; the next query opens another.
    database.on('error', () => undefined);
    closing.push(() => database.end());
    closing.push(async () => signalPostgres(postmaster, 'SIGCONT'));

    const urls = [await freeUrl(), await freeUrl()] as const;
    const env = {
      ...MERCHANT_ENV,
      ...mail.env,
      DATABASE_POOL: '8',
      DATABASE_READ_URL: replica.url,
      DATA_DIR: join(folder, 'data'),
      DEMO: '1',
      P24_URL: provider.url,
      // Notifications of payments go to the node that is killed.
      PUBLIC_URL: urls[1],
      WRITES_PER_MINUTE: '0',
    };
    const secret = createSecret();
    const logs = NAMES.map((name) => join(folder, `${name}.log`));
    const nodeAt = async (index: 0 | 1) => {
      const log = openSync(logs[index]!, 'a');
      closing.push(async () => closeSync(log));
      const { port } = new URL(urls[index]);
      const options = { databaseUrl, secret, env: { ...env, PORT: port }, log };
      const node = new ShopNode(urls[index], options);
      closing.push(() => {
        node.resume();
        return node.stop();
      });
      await node.start();
      return node;
    };
    const [lasting, mortal] = [await nodeAt(0), await nodeAt(1)];
    const staffCookie = await signInAdmin(lasting.url);
    const parts = { lasting, mortal, postmaster, replica, database, mail, provider };
    return { ...parts, staffCookie, logs, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function freeUrl(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`;
}
