import type { EntityManager } from '@mikro-orm/postgresql';

type Compiled = Exclude<
  Parameters<ReturnType<EntityManager['getKysely']>['executeQuery']>[0],
  { compile(): unknown }
>;

/**
 * Runs a statement with $1, $2, … in the EntityManager's transaction, or beside any, for where speed matters: it is
 *. What MikroORM writes has its values in the text and is new to the database each time.
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
