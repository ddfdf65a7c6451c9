import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, QueryConfig } from 'pg';

/** Each is kept on every connection; a statement beyond these is planned anew each time. */
const MAX_STATEMENTS = 300;

type Compiled = Exclude<
  Parameters<ReturnType<EntityManager['getKysely']>['executeQuery']>[0],
  { compile(): unknown }
>;

const names = new Map<string, string>();

/**
 * Runs a statement with $1, $2, … in the EntityManager's transaction, or beside any, for where speed matters: it is
 * planned once per connection. What MikroORM writes has its values in the text and is new to the database each time.
 * Fails as the EntityManager would. Name the columns: a plan with "*" fails once a column has been added.
 */
export async function prepared<Row>(
  em: EntityManager,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const compiled: Compiled = {
    sql: text,
    parameters: values,
    query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
    queryId: { queryId: text },
  };
  try {
    const { rows } = await em.getKysely().executeQuery(compiled);
    return rows as Row[];
  } catch (error) {
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(error as Error);
  }
}

/**
 * Lets the database do less: every statement that comes with its values apart is prepared, and the beginning of a
 * transaction is not waited for, its first statement follows at once. Needs connections with `pipeline`.
 */
export function quickenConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
    Object.assign(client, {
      query: (text: unknown, values: unknown, ...rest: unknown[]) => {
        if (text === 'begin') {
          // A connection where it fails takes nothing more: what belongs together is not written one by one.
          query(text).catch(() => client.end());
          return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] });
        }
        return typeof text === 'string' && Array.isArray(values) && values.length > 0
          ? query(named(text, values), ...rest)
          : query(text, values, ...rest);
      },
    });
  });
}

function named(text: string, values: unknown[]): QueryConfig {
  let name = names.get(text);
  if (!name && names.size < MAX_STATEMENTS) names.set(text, (name = `statement_${names.size}`));
  return { text, values, ...(name && { name }) };
}
