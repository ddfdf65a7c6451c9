import type { EntityManager } from '@mikro-orm/postgresql';
import { lockText } from '../../database/database-calls.js';
import { PageVersion } from '../content/pages/page-version.entity.js';
import { publishVersion } from '../content/pages/versions.js';
import { PICTURES_PATH, nameInAddress } from '../pictures/picture-files.js';
import type { PicturePlace } from './picture-place.js';

const ADDRESS = new RegExp(`${PICTURES_PATH}/[a-z0-9-]+(?:\\.(?:avif|webp|jpg))?`, 'g');

/** The pictures that published texts name, in the version in force and in those that come into force later. */
export const PAGE_PICTURES: PicturePlace = {
  async find(em) {
    const versions = await readVersions(em);
    return versions.flatMap(({ id, slug, validFrom, content }) => {
      const names = new Set(
        (JSON.stringify(content).match(ADDRESS) ?? []).map((address) => nameInAddress(address)),
      );
      const part = validFrom > new Date() ? 'treść zaplanowana' : 'treść';
      const path = slug.startsWith('mail/') ? '/admin/mail-texts' : '/admin/pages';
      return [...names].flatMap((name) =>
        name === null
          ? []
          : [
              {
                name,
                title: titleOf(slug, content),
                part,
                path,
                isFixed: false,
                key: `text ${id} ${slug}`,
              },
            ],
      );
    });
  },
  replacing: {
    permission: 'pages:write',
    async lock(tx, uses) {
      for (const slug of slugsOf(uses)) await lockText(tx, `page ${slug}`);
    },
    /** Publishes each text anew: what it said until now stays known. */
    async replace(tx, viewer, uses, { from, to }) {
      const isNamed = new Set(uses.map(({ key }) => Number(key.split(' ')[1])));
      const now = new Date();
      for (const { id, slug, validFrom, content } of await readVersions(tx)) {
        if (!isNamed.has(id)) continue;
        const latest = await tx.findOneOrFail(PageVersion, { slug }, { orderBy: { id: 'desc' } });
        const publication = {
          version: latest.id,
          validFrom: validFrom > now ? validFrom : null,
          note: 'Zamiana zdjęcia',
        };
        await publishVersion(tx, viewer, slug, publication, withPicture(content, from, to));
      }
    },
  },
};

/** The versions that hold now or will, the earliest first. */
async function readVersions(em: EntityManager): Promise<PageVersion[]> {
  const versions = await em.find(PageVersion, {}, { orderBy: { validFrom: 'asc', id: 'asc' } });
  const now = new Date();
  return versions.filter(
    ({ slug, validFrom }, index) =>
      !versions
        .slice(index + 1)
        .some(
          (later) =>
            later.slug === slug &&
            (later.validFrom <= now || later.validFrom.getTime() === validFrom.getTime()),
        ),
  );
}

const slugsOf = (uses: readonly { key: string }[]): string[] =>
  [...new Set(uses.map(({ key }) => key.split(' ')[2] ?? ''))].sort();

function titleOf(slug: string, content: object): string {
  return 'title' in content && typeof content.title === 'string' ? content.title : slug;
}

/** The content with the address of one picture in place of that of another. */
const withPicture = (content: object, from: string, to: string): object =>
  JSON.parse(
    JSON.stringify(content).replaceAll(ADDRESS, (address) =>
      nameInAddress(address) === from ? `${PICTURES_PATH}/${to}` : address,
    ),
  ) as object;
