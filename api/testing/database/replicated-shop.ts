import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  type StandbyPostgres,
  startStandbyPostgres,
} from '../../../scripts/postgres/standby-postgres.mjs';
import { startTemporaryPostgres } from '../../../scripts/postgres/temporary-postgres.mjs';

const SEED = ['--import', '@oxc-node/core/register', 'api/setup/cli.ts', 'seed'];

/** The demo shop on a PostgreSQL of its own with a streaming standby. */
export interface ReplicatedShop {
  primaryUrl: string;
  standby: StandbyPostgres;
  stop(): Promise<void>;
}

export async function startReplicatedShop(): Promise<ReplicatedShop> {
  const primary = await startTemporaryPostgres();
  const { NODE_OPTIONS: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, SEED, {
    env: { ...env, DATABASE_URL: primary.url },
  });
  const standby = await startStandbyPostgres(primary.url);
  return {
    primaryUrl: primary.url,
    standby,
    async stop() {
      await standby.stop();
      await primary.stop();
    },
  };
}
