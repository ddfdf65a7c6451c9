import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

/** The ORM's own connection pool, for libraries that send SQL of their own. */
export function poolOf(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection().getNativeClient();
}
