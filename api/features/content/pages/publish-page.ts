import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../../identity/user.entity.js';
import { lockText } from '../../../database/database-calls.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff } from '../../audit/as-staff.js';
import type { ContentStore } from '../content-store.js';
import type { WrittenPage } from './page-content.js';
import { PageVersion } from './page-version.entity.js';
import type { EditablePage, PageContentInput, PublishPageInput, PublishedVersion } from './page.inputs.js';

const YEAR_MS = 366 * 24 * 3_600_000;

/** The pages that staff can change, with all versions that they have published; only those of `slug` where it is given. */
export async function readEditablePages(
  em: EntityManager,
  content: ContentStore,
  slug?: string,
): Promise<EditablePage[]> {
  const versions = await em.find(PageVersion, slug === undefined ? {} : { slug }, {
    populate: ['author'],
    orderBy: { id: 'desc' },
  });
  const now = new Date();
  const pages = [...content.writtenPages.values()];
  return pages
    .filter((page) => slug === undefined || page.slug === slug)
    .map((page) => editablePage(page, versions, now));
}

function editablePage(
  { slug, updatedAt, content }: WrittenPage,
  all: readonly PageVersion[],
  now: Date,
): EditablePage {
  const own = all.filter((version) => version.slug === slug);
  const [current] = own
    .filter(({ validFrom }) => validFrom <= now)
    .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime() || b.id - a.id);
  const delivered: PublishedVersion = {
    version: 0,
    validFrom: updatedAt,
    inForce: current === undefined,
    note: null,
    authorName: null,
    content,
  };
  const published = own.map((version) => ({
    version: version.id,
    validFrom: version.validFrom,
    inForce: version === current,
    note: version.note,
    authorName: version.author.getEntity().name,
    content: version.content,
  }));
  return { slug, version: own[0]?.id ?? 0, versions: [...published, delivered] };
}

/**
 * Publishes a version of a page, now or at a later time. Throws NOT_FOUND for a page that does not exist,
 * CHANGED_MEANWHILE where another version was published since, BAD_USER_INPUT for a time that is over or more than a
 * year away and for a placeholder that the shop does not know.
 */
export async function publishPage(
  em: EntityManager,
  viewer: User,
  { slug, version, content, validFrom, note }: PublishPageInput,
  site: ContentStore,
): Promise<void> {
  if (!site.writtenPages.has(slug)) throw new AppError('NOT_FOUND', 'Nie ma takiej strony.');
  const now = new Date();
  if (validFrom && (validFrom <= now || validFrom.getTime() - now.getTime() > YEAR_MS))
    throw wrongField('validFrom', 'Podaj termin w\u00a0ciągu najbliższego roku.');
  const unknown = site.unknownPlaceholder(content);
  if (unknown)
    throw wrongField('content', `Sklep nie zna wstawki ${unknown}. Popraw ją albo usuń.`);
  await asStaff(em, viewer, async (tx) => {
    // A second version that is published at the same time waits here.
    await lockText(tx, `page ${slug}`);
    const latest = await tx.findOne(PageVersion, { slug }, { orderBy: { id: 'desc' } });
    expectVersion({ version: latest?.id ?? 0 }, version);
    tx.create(PageVersion, {
      slug,
      content: { ...content, stepsTitle: content.stepsTitle || null },
      validFrom: validFrom ?? now,
      note: note || null,
      author: tx.getReference(User, viewer.id, { wrapped: true }),
    });
  });
}

/** The page as visitors would read it with this content. */
export const previewPage = (site: ContentStore, content: PageContentInput) =>
  site.renderPage({
    slug: 'podglad',
    updatedAt: new Date(),
    content: { ...content, stepsTitle: content.stepsTitle ?? null },
  });
