import { Arg, Ctx, Extensions, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { CATALOGUE_READ } from '../../read-cache.js';
import { Picture } from './picture.payloads.js';

@Resolver()
export class PictureResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => Picture, {
    nullable: true,
    description: 'A picture of the shop by its name: "home", "kategoria-markizy".',
  })
  picture(@Arg('name', () => ID) name: string, @Ctx() { services }: Context): Picture | null {
    return services.pictures.find(name);
  }
}
