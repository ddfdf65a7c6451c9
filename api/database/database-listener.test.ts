import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { startDatabaseProxy } from '../testing/database/database-proxy.js';
import { runSql } from '../testing/database/databases.mjs';
import { cloneTemplate } from '../testing/test-app.js';
import { waitFor } from '../testing/wait-for.js';
import { DatabaseListener, LISTENER_NAME } from './database-listener.js';

const LISTENING = `select 1 from pg_stat_activity where datname = current_database() and application_name = '${LISTENER_NAME}'`;

it('a listener that the database keeps waiting leaves no connection behind', async () => {
  const database = await cloneTemplate();
  const proxy = await startDatabaseProxy(database.url);
  proxy.withholdListening();
  const listener = new DatabaseListener(proxy.url, pino({ level: 'silent' }));
  listener.subscribe({ channel: 'catalogue_changed', onNotice: () => undefined });
  await expect(listener.open()).rejects.toThrow('timeout');
  expect(listener.isConnected).toBe(false);
  await waitFor(async () => (await runSql(database.url, LISTENING)).length === 0);
  await proxy.close();
  await database.drop();
});
