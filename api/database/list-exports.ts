import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { AppError } from '../errors.js';
import { prepared } from './prepared.js';

/** Rows that are read and written at once; other requests are answered between two batches. */
const BATCH = 100;
/** Longer than a client that reads nothing is waited for, so that the database does not end the transaction first. */
const SLOW_CLIENT = '2min';
const RETRY_AFTER_SECONDS = 30;

export interface ExportedList<Row extends { id: number }> {
  /** A statement that finds the ids of the list in its order, with values for its $1, $2, … */
  ids: (em: EntityManager) => { text: string; values?: readonly unknown[] };
  /** The rows of these ids, in any order. */
  load: (em: EntityManager, ids: number[]) => Promise<readonly Row[]>;
}

/** Reads whole lists of any length for files: in batches, all of them as they were at one moment. */
export class ListExports {
  private running = 0;

  /** Each keeps a connection for as long as its client takes, so that only so many may run at once. */
  constructor(
    private readonly orm: MikroORM,
    private readonly limit: number,
  ) {}

  /** The rows of a list in batches; a reader that stops early ends the query. Throws TOO_MANY_REQUESTS. */
  async *read<Row extends { id: number }>(list: ExportedList<Row>): AsyncGenerator<Row[]> {
    if (this.running >= this.limit) throw tooMany();
    this.running += 1;
    try {
      yield* readSnapshot(this.orm.em.fork(), list);
    } finally {
      this.running -= 1;
    }
  }
}

/**
 * By a cursor of the ids: while a stream of Kysely's or MikroORM's is open, nothing else can be asked on its connection,
 * but what belongs to the rows has to be read in the same transaction to be of the same moment.
 */
async function* readSnapshot<Row extends { id: number }>(
  em: EntityManager,
  { ids, load }: ExportedList<Row>,
): AsyncGenerator<Row[]> {
  await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
  try {
    await em.execute(`set local idle_in_transaction_session_timeout = '${SLOW_CLIENT}'`);
    const { text, values = [] } = ids(em);
    await prepared(em, `declare listed no scroll cursor for ${text}`, values);
    for (;;) {
      const batch = await em.execute<{ id: number }[]>(`fetch ${BATCH} from listed`);
      if (batch.length === 0) return;
      const rows = await load(
        em,
        batch.map(({ id }) => id),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      yield batch.flatMap(({ id }) => byId.get(id) ?? []);
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
