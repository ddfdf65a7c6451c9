import type { EntityManager } from '@mikro-orm/postgresql';
import { lockText } from '../../../database/database-calls.js';
import { User } from '../../../identity/user.entity.js';
import { wrongField } from '../../../shared/errors.js';
import { expectVersion } from '../../../shared/row-version.js';
import { asStaff } from '../../audit/as-staff.js';
import { PageVersion } from './page-version.entity.js';
import type { Publication, VersionFacts } from './version.inputs.js';

const YEAR_MS = 366 * 24 * 3_600_000;

/** A version of a text that staff can change, with its content. */
interface Version<Content> extends VersionFacts {
  content: Content;
}

/** A text as it was delivered with the program; null for one that staff have written themselves. */
interface Delivered<Content> {
  slug: string;
  delivered: { updatedAt: Date; content: Content } | null;
}

/** All versions of mails or of other texts that staff have published, the latest first; only of `slug` where it is given. */
export const findVersions = (
  em: EntityManager,
  of: 'mails' | 'pages',
  slug?: string,
): Promise<PageVersion[]> => {
  const isMail = { slug: { $like: 'mail/%' } };
  const kind = of === 'mails' ? isMail : { $not: isMail };
  const where = slug === undefined ? kind : { $and: [kind, { slug }] };
  return em.find(PageVersion, where, { populate: ['author'], orderBy: { id: 'desc' } });
};

/**
 * The history of a text: what is published of it among `all`, the latest first, and last what was delivered; `read` reads
 * a stored content.
 */
export function historyOf<Content extends object>(
  { slug, delivered }: Delivered<Content>,
  all: readonly PageVersion[],
  now: Date,
  read: (content: object) => Content,
): { slug: string; version: number; versions: Version<Content>[] } {
  const own = all.filter((version) => version.slug === slug);
  const [current] = own
    .filter(({ validFrom }) => validFrom <= now)
    .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime() || b.id - a.id);
  const first: Version<Content>[] = delivered
    ? [
        {
          version: 0,
          validFrom: delivered.updatedAt,
          inForce: current === undefined,
          note: null,
          authorName: null,
          content: delivered.content,
        },
      ]
    : [];
  const published = own.map((version) => ({
    version: version.id,
    validFrom: version.validFrom,
    inForce: version === current,
    note: version.note,
    authorName: version.author.getEntity().name,
    content: read(version.content),
  }));
  return { slug, version: own[0]?.id ?? 0, versions: [...published, ...first] };
}

/**
 * Publishes a version of a text, now or at a later time. Throws CHANGED_MEANWHILE where another version was published
 * since, BAD_USER_INPUT for a time that is over or more than a year away.
 */
export async function publishVersion(
  em: EntityManager,
  viewer: User,
  slug: string,
  { version, validFrom, note }: Publication,
  content: object,
): Promise<void> {
  const now = new Date();
  if (validFrom && (validFrom <= now || validFrom.getTime() - now.getTime() > YEAR_MS))
    throw wrongField('validFrom', 'Podaj termin w\u00a0ciągu najbliższego roku.');
  await asStaff(em, viewer, async (tx) => {
    // A second version that is published at the same time waits here.
    await lockText(tx, `page ${slug}`);
    const latest = await tx.findOne(PageVersion, { slug }, { orderBy: { id: 'desc' } });
    expectVersion({ version: latest?.id ?? 0 }, version);
    tx.create(PageVersion, {
      slug,
      content,
      validFrom: validFrom ?? now,
      note: note || null,
      author: tx.getReference(User, viewer.id, { wrapped: true }),
    });
  });
}
