import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { AppError } from '../shared/errors.js';
import { limitToOwn, ownerOf } from './own-matters.js';
import type { Replica } from './replica.js';
import type { LastWrite } from './wal-position.js';

/** Rows read and written at once; other requests are answered between two batches. */
const BATCH = 100;
const RETRY_AFTER_SECONDS = 30;

export interface ExportedList<Row extends { id: number }> {
  /** All ids of the list, in its order. */
  ids: (em: EntityManager) => Promise<readonly Pick<Row, 'id'>[]>;
  /** The rows of these ids, in any order. */
  load: (em: EntityManager, ids: number[]) => Promise<readonly Row[]>;
}

/** Who reads a list, possibly limited to own matters (`limitToOwn`), and is told how many rows it has. */
interface ExportReader {
  em: EntityManager;
  lastWrite: LastWrite;
  answer: { rowCount?: number };
}

/** Reads whole lists of any length for files: in batches, all from one snapshot of the database. */
export class ListExports {
  private running = 0;
  private databases: Promise<{ orm: MikroORM; replica: Replica | null }> | undefined;

  /**
   * An export keeps a connection for as long as its client takes to read, so at most `limit` exports run at once. They
   * have a pool of that many connections, which the first export opens by `open`.
   */
  constructor(
    private readonly open: (
      connections: number,
    ) => Promise<{ orm: MikroORM; replica: Replica | null }>,
    private readonly limit: number,
  ) {}

  /** The rows of a list in batches of 100, of a reader limited to own matters only those; a reader that stops early ends the transaction. Throws TOO_MANY_REQUESTS. */
  async *read<Row extends { id: number }>(
    { em: readers, answer, lastWrite }: ExportReader,
    { ids, load }: ExportedList<Row>,
  ): AsyncGenerator<Row[]> {
    if (this.running >= this.limit) throw tooMany();
    this.running += 1;
    try {
      this.databases ??= this.open(this.limit);
      const { orm, replica } = await this.databases;
      const staffId = ownerOf(readers);
      const counted = async (of: EntityManager) => {
        const listed = await ids(of);
        answer.rowCount = listed.length;
        return listed;
      };
      const list = { ids: counted, load };
      if (replica) {
        let hasBegun = false;
        try {
          for await (const rows of readSnapshot(await replica.snapshot(lastWrite), staffId, list)) {
            hasBegun = true;
            yield rows;
          }
          return;
        } catch (error) {
          // Another snapshot would not go with the rows that are sent.
          if (hasBegun) throw error;
        }
      }
      const em = orm.em.fork();
      await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
      yield* readSnapshot(em, staffId, list);
    } finally {
      this.running -= 1;
    }
  }

  async close(): Promise<void> {
    const databases = await this.databases;
    await databases?.replica?.close();
    await databases?.orm.close();
  }
}

/** Reads in the transaction of `em`, and ends it. Holds all ids in memory, which take few bytes, but only one batch of rows. */
async function* readSnapshot<Row extends { id: number }>(
  em: EntityManager,
  staffId: number | null,
  { ids, load }: ExportedList<Row>,
): AsyncGenerator<Row[]> {
  try {
    if (staffId !== null) limitToOwn(em, staffId);
    const listed = (await ids(em)).map(({ id }) => id);
    for (let start = 0; start < listed.length; start += BATCH) {
      const batch = listed.slice(start, start + BATCH);
      const rows = await load(em, batch);
      const byId = new Map(rows.map((row) => [row.id, row]));
      yield batch.flatMap((id) => byId.get(id) ?? []);
      em.clear();
    }
  } finally {
    await em.rollback();
  }
}

function tooMany(): AppError {
  const message = 'Trwa już kilka eksportów. Spróbuj ponownie, gdy się skończą.';
  const retryAfterSeconds = RETRY_AFTER_SECONDS;
  return new AppError('TOO_MANY_REQUESTS', message, undefined, { retryAfterSeconds });
}
