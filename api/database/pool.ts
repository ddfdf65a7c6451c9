import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

/** The ORM's own connections, for libraries that bring their SQL with them. */
export function poolOf(orm: MikroORM): Promise<Pool> {
  return orm.em.getDriver().getConnection().getNativeClient();
}
