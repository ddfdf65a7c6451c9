import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Fabric as LibraryFabric } from '#engine/goods/fabrics/fabrics';

@ObjectType({
  simpleResolvers: true,
  description: 'A named fabric of the fabric library; samples of it can be ordered.',
})
export class Fabric {
  @Field(() => ID, { description: '"toscana-krem"; it never changes.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'The name of its collection.' })
  collection!: string;

  @Field(() => String, { description: 'A name of `colors`.' })
  color!: string;

  @Field(() => String, { description: 'What it is made of, in Polish.' })
  composition!: string;

  @Field(() => Int, { description: 'g/m²' })
  weight!: number;

  @Field(() => Int, { description: 'Openness factor in per cent, as in EN 14500.' })
  openness!: number;

  @Field(() => Int, { description: 'Light transmittance Tv in per cent.' })
  light!: number;

  @Field(() => Int, { description: 'Solar transmittance Ts in per cent.' })
  solar!: number;

  @Field(() => String, { description: 'Path of a tile of its weave at real size (SVG).' })
  swatchUrl!: string;
}

/** A fabric of the library as the API returns it. */
export function presentFabric({ collection, ...fabric }: LibraryFabric): Fabric {
  const { id, name, color, light, solar } = fabric;
  const { composition, weight, openness } = collection;
  return {
    id,
    name,
    collection: collection.name,
    color,
    composition,
    weight,
    openness,
    light,
    solar,
    swatchUrl: `/rysunki/tkanina/${id}.svg`,
  };
}
