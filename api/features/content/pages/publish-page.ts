import type { EntityManager } from '@mikro-orm/postgresql';
import { blockProblems } from '#engine/trade/content/blocks';
import type { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import type { ContentStore } from '../content-store.js';
import type { PageContent } from './page-content.js';
import type { EditablePage, PageContentInput, PublishPageInput } from './page.inputs.js';
import { findVersions, historyOf, publishVersion } from './versions.js';

/** The pages that staff can change, with all versions that they have published; only those of `slug` where it is given. */
export async function readEditablePages(
  em: EntityManager,
  content: ContentStore,
  slug?: string,
): Promise<EditablePage[]> {
  const versions = await findVersions(em, slug);
  const now = new Date();
  const pages = [...content.writtenPages.values()];
  return pages
    .filter((page) => slug === undefined || page.slug === slug)
    .map((page) => historyOf(page, versions, now));
}

/**
 * Publishes a version of a page, now or at a later time. Throws NOT_FOUND for a page that does not exist,
 * BAD_USER_INPUT for a placeholder that the shop does not know, and as `contentOf` and `publishVersion` do.
 */
export async function publishPage(
  em: EntityManager,
  viewer: User,
  { slug, content, ...publication }: PublishPageInput,
  site: ContentStore,
): Promise<void> {
  if (!site.writtenPages.has(slug)) throw new AppError('NOT_FOUND', 'Nie ma takiej strony.');
  const unknown = site.unknownPlaceholder(content);
  if (unknown)
    throw wrongField('content', `Sklep nie zna wstawki ${unknown}. Popraw ją albo usuń.`);
  await publishVersion(em, viewer, slug, publication, contentOf(content, 'content.'));
}

/** The page as visitors would read it with this content; throws as `contentOf` does. */
export const previewPage = (site: ContentStore, content: PageContentInput) =>
  site.render(
    site.showPage({ slug: 'podglad', updatedAt: new Date(), content: contentOf(content) }),
  );

/** The content as it is stored. Throws BAD_USER_INPUT with the paths, after `at`, of rows that their kind refuses. */
function contentOf({ blocks, ...content }: PageContentInput, at = ''): PageContent {
  const written = blocks.map(({ kind, title, note, rows }) => ({
    kind,
    title: title || null,
    note: note || null,
    rows: rows.map(({ heading, text, mark }) => ({ heading, text, mark: mark || null })),
  }));
  const problems = blockProblems(written).map((problem) => ({ ...problem, path: at + problem.path }));
  if (problems.length > 0) throw new AppError('BAD_USER_INPUT', undefined, problems);
  return { ...content, blocks: written };
}
