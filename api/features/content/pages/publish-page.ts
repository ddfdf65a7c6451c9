import type { EntityManager } from '@mikro-orm/postgresql';
import { blockProblems } from '#engine/trade/content/blocks';
import { redirectsProblem } from '#engine/trade/content/redirects';
import {
  type TextKindName,
  isAddressWord,
  pathOfText,
  textKind,
  textKindOf,
} from '#engine/trade/content/texts';
import type { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import type { ContentStore } from '../content-store.js';
import { type PageContent, pageContent } from './page-content.js';
import type { EditablePage, PageContentInput, PublishPageInput } from './page.inputs.js';
import { findVersions, historyOf, publishVersion } from './versions.js';

/** The texts that staff can change, with all versions that they have published; only `slug` where it is given. */
export async function readEditablePages(
  em: EntityManager,
  site: ContentStore,
  slug?: string,
): Promise<EditablePage[]> {
  const versions = await findVersions(em, 'pages', slug);
  const now = new Date();
  const slugs = new Set([...site.writtenPages.keys(), ...versions.map((version) => version.slug)]);
  return [...slugs]
    .filter((each) => slug === undefined || each === slug)
    .map((each) => {
      const text = { slug: each, delivered: site.writtenPages.get(each) ?? null };
      const history = historyOf(text, versions, now, (content) => pageContent.parse(content));
      return { ...history, kind: textKindOf(each), path: pathOfText(each) };
    });
}

/**
 * Publishes a version of a text, now or at a later time; the first one of an article or page of staff's own makes it.
 * Throws NOT_FOUND for another text that does not exist, and as `contentOf` and `publishVersion` do.
 */
export async function publishPage(
  em: EntityManager,
  viewer: User,
  { slug, content, ...publication }: PublishPageInput,
  site: ContentStore,
): Promise<void> {
  if (!site.writtenPages.has(slug)) expectOwnSlug(slug);
  const stored = contentOf(content, site, textKindOf(slug), 'content.');
  await publishVersion(em, viewer, slug, publication, stored);
}

/** Throws NOT_FOUND for a slug that only a delivered text can have, BAD_USER_INPUT for a misspelt address. */
function expectOwnSlug(slug: string): void {
  const { prefix } = textKind(textKindOf(slug));
  if (!prefix) throw new AppError('NOT_FOUND', 'Nie ma takiej strony.');
  if (!isAddressWord(slug.slice(prefix.length)))
    throw wrongField(
      'slug',
      'Adres to małe litery bez polskich znaków, cyfry i\u00a0łączniki, najwyżej 50\u00a0znaków.',
    );
}

/** The text as visitors would read it with this content; throws as `contentOf` does. */
export const previewPage = (site: ContentStore, content: PageContentInput) =>
  site.render(
    site.showPage({
      slug: 'podglad',
      updatedAt: new Date(),
      content: contentOf(content, site, content.article ? 'article' : 'page'),
    }),
  );

/**
 * The content of a text of this kind as it is stored. Throws BAD_USER_INPUT with the paths, after `at`, of what is wrong:
 * rows that their kind refuses, an unknown placeholder, missing parts, redirects that lead astray.
 */
function contentOf(
  { title, description, body, ...input }: PageContentInput,
  site: ContentStore,
  kind: TextKindName,
  at = '',
): PageContent {
  const isOwn = textKind(kind).prefix !== undefined;
  const blocks = input.blocks.map(({ kind: block, title: heading, note, rows }) => ({
    kind: block,
    title: heading || null,
    note: note || null,
    rows: rows.map((row) => ({ heading: row.heading, text: row.text, mark: row.mark || null })),
  }));
  const content: PageContent = {
    title,
    description,
    blocks,
    body,
    isWithdrawn: input.isWithdrawn ?? false,
    inFooter: kind === 'own' && (input.inFooter ?? false),
    article: kind === 'article' ? (input.article ?? null) : null,
  };
  const problems = blockProblems(blocks);
  const problem = (path: string, message: string) => problems.push({ path, message });
  if (content.isWithdrawn && !isOwn) problem('isWithdrawn', 'Tej strony nie można wycofać.');
  if (textKind(kind).hasHead && body === '') problem('body', 'Wpisz treść.');
  if (kind === 'article' && !content.article) problem('article', 'Podaj kategorię, datę i\u00a0zdjęcie.');
  if (content.article && !site.hasPicture(content.article.picture))
    problem('article.picture', 'Wgraj zdjęcie albo podaj adres zdjęcia z\u00a0tego sklepu.');
  const redirects = kind === 'redirects' && redirectsProblem(body, (path) => site.hasPage(path));
  if (redirects) problem('body', redirects);
  if (problems.length > 0)
    throw new AppError(
      'BAD_USER_INPUT',
      undefined,
      problems.map(({ path, message }) => ({ path: at + path, message })),
    );
  const unknown = site.unknownPlaceholder(content);
  if (unknown)
    throw wrongField(at.slice(0, -1), `Sklep nie zna wstawki ${unknown}. Popraw ją albo usuń.`);
  return content;
}
