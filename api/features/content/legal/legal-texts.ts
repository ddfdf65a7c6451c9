import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../../shared/scalars.js';
import type { ContentStore } from '../content-store.js';
import type { TextPage } from '../content.payloads.js';
import type { ShownPage } from '../pages/page-content.js';
import { LegalText } from './legal-text.entity.js';

/** The pages whose words an order keeps: terms, privacy, withdrawal and guarantee. */
const LEGAL_PAGES = ['regulamin', 'polityka-prywatnosci', 'odstapienie', 'gwarancja'];

@ObjectType({
  simpleResolvers: true,
  description: 'The words of a legal page on the day of an order; legalText opens them.',
})
export class ShownText {
  @Field(() => String, { description: 'Of the page: "regulamin".' })
  slug!: string;

  @Field(() => String)
  title!: string;

  @Field(() => ID, { description: 'Identifies the words.' })
  sha256!: string;

  @Field(() => DateTimeISO, { description: 'From when the page said this.' })
  validFrom!: Date;
}

/**
 * Keeps the words of the legal pages as visitors read them now, in the caller's transaction, unless they are kept
 * already.
 */
export async function keepLegalTexts(tx: EntityManager, site: ContentStore): Promise<ShownText[]> {
  const pages = LEGAL_PAGES.flatMap((slug) => site.shownPage(slug) ?? []);
  const shown = pages.map(({ slug, sha256, updatedAt, content }) => ({
    sha256,
    slug,
    content,
    validFrom: updatedAt,
  }));
  const known = await tx.find(LegalText, { sha256: { $in: shown.map(({ sha256 }) => sha256) } });
  const added = shown.filter((text) => !known.some(({ sha256 }) => sha256 === text.sha256));
  if (added.length > 0) await tx.upsertMany(LegalText, added, { onConflictAction: 'ignore' });
  return shown.map(({ content: { title }, slug, sha256, validFrom }) => ({
    slug,
    title,
    sha256,
    validFrom,
  }));
}

/** A kept text as its readers saw it; null where none has this hash. */
export async function findLegalText(
  em: EntityManager,
  site: ContentStore,
  sha256: string,
): Promise<TextPage | null> {
  const text = /^[0-9a-f]{64}$/.test(sha256) ? await em.findOne(LegalText, { sha256 }) : null;
  return text && site.render({ ...text, updatedAt: text.validFrom });
}

/** Kept texts by their hashes, in this order; a slug stands for the page as it is now. */
export async function readShownTexts(
  em: EntityManager,
  site: ContentStore,
  documents: readonly string[],
): Promise<ShownPage[]> {
  if (documents.length === 0) return [];
  const kept = await em.find(LegalText, { sha256: { $in: [...documents] } });
  return documents.flatMap((document) => {
    const text = kept.find(({ sha256 }) => sha256 === document);
    return text ? { ...text, updatedAt: text.validFrom } : (site.shownPage(document) ?? []);
  });
}
