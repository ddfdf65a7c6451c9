import type { ClientConfig, Pool, PoolClient, QueryConfig } from 'pg';

/** A place in PostgreSQL's write-ahead log: bytes from its beginning, on a timeline. A promotion begins a new timeline. */
export interface Position {
  readonly timeline: number;
  readonly lsn: bigint;
}

/**
 * Where the log of a primary is: `inserted` is behind everything that is committed by now, also where a commit does not
 * wait for the disk; `written` is what a standby can have.
 */
export interface PrimaryPosition {
  readonly inserted: Position;
  readonly written: Position;
}

/** To be asked after a COMMIT: a position from inside a transaction lies before its commit record. */
export async function primaryPosition(pool: Pool): Promise<PrimaryPosition> {
  const { rows } = await pool.query<Record<'file' | 'inserted' | 'written', string>>(
    `select pg_walfile_name(pg_current_wal_insert_lsn()) as file,
            (pg_current_wal_insert_lsn() - '0/0')::text as inserted,
            (pg_current_wal_lsn() - '0/0')::text as written`,
  );
  const { file, inserted, written } = rows[0]!;
  // The name of a file of the log begins with its timeline.
  const timeline = Number.parseInt(file.slice(0, 8), 16);
  return {
    inserted: { timeline, lsn: BigInt(inserted) },
    written: { timeline, lsn: BigInt(written) },
  };
}

/**
 * What a standby has replayed. The timeline is that of what it has stored, so it may be an older one for some minutes
 * after a promotion, but never a newer one; it is 0 for a server that is no standby any more.
 */
export async function replayedPosition(client: PoolClient, patienceMs: number): Promise<Position> {
  const question: QueryConfig & Pick<ClientConfig, 'query_timeout'> = {
    text: `select min_recovery_end_timeline as timeline,
                  (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0')::text as replayed
           from pg_control_recovery()`,
    query_timeout: patienceMs,
  };
  const { rows } = await client.query<{ timeline: number; replayed: string }>(question);
  const { timeline, replayed } = rows[0]!;
  return { timeline, lsn: BigInt(replayed) };
}

/**
 * Where the last write of a reader is; null where it wrote nothing in the last seconds, "unknown" where it must read from
 * the primary.
 */
export type LastWrite = Position | 'unknown' | null;

/** As a text, for a cookie. */
export const writeLast = (last: Exclude<LastWrite, null>): string =>
  last === 'unknown' ? last : `${last.timeline}-${last.lsn}`;

/** Null for any text that `writeLast` does not write. */
export function readLast(text: unknown): LastWrite {
  if (text === 'unknown') return text;
  const [, timeline, lsn] =
    (typeof text === 'string' && /^(\d{1,10})-(\d{1,20})$/.exec(text)) || [];
  return timeline && lsn ? { timeline: Number(timeline), lsn: BigInt(lsn) } : null;
}
