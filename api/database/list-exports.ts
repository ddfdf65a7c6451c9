import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { AppError } from '../shared/errors.js';
import { limitToOwn, ownerOf } from './own-matters.js';

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
  answer: { rowCount?: number };
}

/** Reads whole lists of any length for files: in batches, all from one snapshot of the database. */
export class ListExports {
  private running = 0;
  private orm: Promise<MikroORM> | undefined;

  /**
   * An export keeps a connection for as long as its client takes to read, so at most `limit` exports run at once. They
   * have a pool of that many connections, which the first export opens by `open`.
   */
  constructor(
    private readonly open: (connections: number) => Promise<MikroORM>,
    private readonly limit: number,
  ) {}

  /** The rows of a list in batches of 100, of a reader limited to own matters only those; a reader that stops early ends the transaction. Throws TOO_MANY_REQUESTS. */
  async *read<Row extends { id: number }>(
    { em: readers, answer }: ExportReader,
    { ids, load }: ExportedList<Row>,
  ): AsyncGenerator<Row[]> {
    if (this.running >= this.limit) throw tooMany();
    this.running += 1;
    try {
      this.orm ??= this.open(this.limit);
      const em = (await this.orm).em.fork();
      const staffId = ownerOf(readers);
      if (staffId !== null) limitToOwn(em, staffId);
      const counted = async (of: EntityManager) => {
        const listed = await ids(of);
        answer.rowCount = listed.length;
        return listed;
      };
      yield* readSnapshot(em, { ids: counted, load });
    } finally {
      this.running -= 1;
    }
  }

  async close(): Promise<void> {
    await (await this.orm)?.close();
  }
}

/** Holds all ids in memory, which take few bytes, but only one batch of rows. */
async function* readSnapshot<Row extends { id: number }>(
  em: EntityManager,
  { ids, load }: ExportedList<Row>,
): AsyncGenerator<Row[]> {
  await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  try {
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
