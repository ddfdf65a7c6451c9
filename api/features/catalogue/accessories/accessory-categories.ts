import type { EntityManager } from '@mikro-orm/postgresql';
import { fold } from '#engine/locale/text';
import type { User } from '../../../identity/user.entity.js';
import { AppError, wrongField } from '../../../shared/errors.js';
import { changeCatalogue } from '../change-catalogue.js';
import { Product } from '../product.entity.js';
import type { SetAccessoryCategoriesInput } from './accessories.inputs.js';
import { AccessoryCategory } from './accessory-category.entity.js';

/** The categories of accessories in the order of the shop. */
export const readAccessoryCategories = (em: EntityManager): Promise<AccessoryCategory[]> =>
  em.find(AccessoryCategory, {}, { orderBy: { position: 'asc' }, refresh: true });

/**
 * Writes all categories of accessories anew: names, order, new and deleted ones. Throws CHANGED_MEANWHILE, BAD_USER_INPUT
 * for a name that two have or an unknown slug, CONFLICT where a deleted category has products, archived ones included.
 */
export async function setAccessoryCategories(
  em: EntityManager,
  viewer: Pick<User, 'id'>,
  { categories, known }: SetAccessoryCategoriesInput,
): Promise<void> {
  await changeCatalogue(em, viewer, async (tx) => {
    const current = new Map((await readAccessoryCategories(tx)).map((each) => [each.slug, each]));
    if (current.size !== known.length || !known.every((slug) => current.has(slug)))
      throw new AppError(
        'CHANGED_MEANWHILE',
        'Ktoś zmienił rodzaje akcesoriów. Sprawdź je ponownie.',
      );
    const slugs = categories.map(({ slug, name }) => slug ?? slugOf(name));
    for (const [position, { slug: stays = null, name }] of categories.entries()) {
      const slug = slugs[position]!;
      const path = `categories.${position}.${stays === null ? 'name' : 'slug'}`;
      if (slug === '') throw wrongField(path, 'Nazwa nie ma ani litery, ani cyfry.');
      if (slugs.indexOf(slug) !== position || (stays === null && current.has(slug)))
        throw wrongField(path, `Rodzaj „${name}” jest już na liście.`);
      if (stays !== null && !current.has(slug)) throw wrongField(path, 'Nie ma takiego rodzaju.');
      const row = current.get(slug) ?? tx.create(AccessoryCategory, { slug, name, position });
      Object.assign(row, { name, position });
    }
    const deleted = [...current.values()].filter(({ slug }) => !slugs.includes(slug));
    await expectUnused(tx, deleted);
    tx.remove(deleted);
  });
}

async function expectUnused(
  tx: EntityManager,
  deleted: readonly AccessoryCategory[],
): Promise<void> {
  const slugs = deleted.map(({ slug }) => slug);
  const product = await tx.findOne(Product, { accessoryCategory: { $in: slugs } });
  if (!product) return;
  const name = deleted.find(({ slug }) => slug === product.accessoryCategory)?.name;
  throw wrongField(
    'categories',
    `Rodzaj „${name}” mają produkty, na przykład „${product.name}” (także w\u00a0archiwum). Najpierw zmień ich rodzaj.`,
    'CONFLICT',
  );
}

/** "srodki-do-czyszczenia" of "Środki do czyszczenia". */
/** As long as the audit log's id of a subject can be. */
const LONGEST_SLUG = 36;

const slugOf = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-|-$/g, '');
