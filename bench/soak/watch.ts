import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { residentMegabytes } from '../processes.js';
import type { ShopNode } from './shop-node.js';

const EVERY_MS = 10_000;

/** What the shop uses at one moment. */
export interface Sample {
  /** Seconds since the beginning. */
  at: number;
  /** MB of the node that lasts. */
  memory: number;
  /** Files and connections that this node has open. */
  handles: number;
  /** Connections of both nodes to the database. */
  connections: number;
  /** Seconds since the oldest job was due that has not been carried out. */
  oldestJob: number;
}

/** Takes samples until `signal`; none while the database does not answer. */
export async function watch(
  node: ShopNode,
  database: pg.Pool,
  signal: AbortSignal,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = performance.now();
  while (!signal.aborted) {
    const ofDatabase = await read(database).catch(() => null);
    if (ofDatabase && node.pid !== null) {
      samples.push({
        at: Math.round((performance.now() - begun) / 1000),
        memory: residentMegabytes(node.pid),
        handles: readdirSync(`/proc/${node.pid}/fd`).length,
        ...ofDatabase,
      });
    }
    await delay(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
  return samples;
}

async function read(database: pg.Pool): Promise<Pick<Sample, 'connections' | 'oldestJob'>> {
  const { rows } = await database.query<Pick<Sample, 'connections' | 'oldestJob'>>(
    `select
       (select count(*) from pg_stat_activity where backend_type = 'client backend'
          and datname = current_database() and application_name <> 'soak')::int as connections,
       (select coalesce(extract(epoch from now() - min(run_at)), 0) from graphile_worker.jobs
          where run_at <= now() and attempts < max_attempts)::int as "oldestJob"`,
  );
  return rows[0]!;
}

/** The mean of a figure during a part of the time; `from` and `to` are shares of it. */
export function mean(
  samples: readonly Sample[],
  figure: keyof Sample,
  from: number,
  to: number,
): number {
  const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to));
  return part.reduce((sum, sample) => sum + sample[figure], 0) / part.length;
}

/** MB by which the mean of the last quarter may be above that of the second one. */
const MEMORY_GROWTH = 30;
const HANDLES_GROWTH = 1.5;
/** From so many minutes on growth is judged: before, the shop still warms up. */
const WARM_MINUTES = 30;
/** The pools of two nodes: for requests, exports, jobs and announcements. */
const MOST_CONNECTIONS = 40;

/** What is used more and more, or too much, in words. */
export function tooMuch(samples: readonly Sample[], minutes: number): string[] {
  const late = (figure: keyof Sample) => mean(samples, figure, 0.75, 1);
  const early = (figure: keyof Sample) => mean(samples, figure, 0.25, 0.5);
  const growth = Math.round(late('memory') - early('memory'));
  const connections = Math.max(...samples.map((sample) => sample.connections));
  const isWarm = minutes >= WARM_MINUTES;
  return [
    isWarm && growth > MEMORY_GROWTH && `memory grows by ${growth} MB in half the time`,
    isWarm && late('handles') > HANDLES_GROWTH * early('handles') && 'files and sockets stay open',
    connections > MOST_CONNECTIONS && `${connections} connections to the database`,
  ].filter((problem) => problem !== false);
}
