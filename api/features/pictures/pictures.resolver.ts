import { Arg, Ctx, Extensions, ID, Query, Resolver } from 'type-graphql';
import { FIRST_CATEGORY, cardOf, isCategory } from '#engine/goods/families/categories';
import { CATALOGUE_READ } from '../../request/answer-cache.js';
import type { Context } from '../../request/context.js';
import { onlyAt } from './picture-store.js';
import { Picture } from './picture.payloads.js';

@Resolver()
export class PictureResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => Picture, {
    nullable: true,
    description:
      'A picture of the shop by its name: "home" or "kategoria-{category}", which are to-scale drawings where ' +
      'there is no other picture. Null for an unknown name.',
  })
  picture(@Arg('name', () => ID) name: string, @Ctx() { services }: Context): Picture | null {
    return services.pictures.find(name) ?? familyDrawing(name);
  }
}

/** The size in px of the drawings below /rysunki. */
const DRAWING_SIZE = { width: 800, height: 600 };

/**
 * The drawing that stands in for a missing picture of a family or of the home page; null where there is no such family.
 */
function familyDrawing(name: string): Picture | null {
  const category = name === 'home' ? FIRST_CATEGORY : name.replace(/^kategoria-/, '');
  if (!isCategory(category)) return null;
  const alt = `${cardOf(category).label} – rysunek w\u00a0skali`;
  return onlyAt(`/rysunki/rodzina/${category}.svg`, alt, DRAWING_SIZE);
}
