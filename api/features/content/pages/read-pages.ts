import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../../database/db.js';
import { type WrittenPage, pageContent } from './page-content.js';

/** The versions that staff have published and that hold now, by the slug of their page. */
export async function readPublishedPages(
  tx: EntityManager,
): Promise<ReadonlyMap<string, WrittenPage>> {
  const rows = await db(tx)
    .selectFrom('PageVersion')
    .distinctOn('slug')
    .select(['slug', 'content', 'validFrom'])
    .where('validFrom', '<=', (eb) => eb.fn<Date>('now'))
    .where('slug', 'not like', 'mail/%')
    .orderBy('slug')
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(({ slug, content, validFrom }) => [
      slug,
      { slug, content: pageContent.parse(content), updatedAt: validFrom },
    ]),
  );
}
