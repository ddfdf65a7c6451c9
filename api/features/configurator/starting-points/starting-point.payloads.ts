import { Field, Int, ObjectType } from 'type-graphql';
import type { Category } from '#engine/goods/families/categories';
import { Decimal } from '../../../shared/scalars.js';
import { CategoryEnum, Product } from '../../catalogue/product.entity.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A named configuration to start from, at its current price.',
})
export class StartingPoint {
  @Field(() => String, { description: 'Unique in its category.' })
  code!: string;

  @Field(() => CategoryEnum)
  category!: Category;

  @Field(() => String, {
    description:
      'In Polish: "Taras 4 × 3 m na południe"; of a recommendation the kind of product: "Markiza kasetowa".',
  })
  title!: string;

  @Field(() => String, { description: 'Why these settings, in Polish.' })
  reason!: string;

  @Field(() => Product)
  product!: Product;

  @Field(() => String, { description: '"400 × 300 cm"' })
  sizeLabel!: string;

  @Field(() => Decimal, { description: 'Of one piece.' })
  calculatedPrice!: string;

  @Field(() => Int, {
    description:
      'How many pieces side by side cover the width of the place; 1 where no width was given.',
  })
  pieces!: number;

  @Field(() => String, { description: 'Path of the to-scale drawing (SVG).' })
  drawingUrl!: string;

  @Field(() => String, { description: 'Path of the configurator with these settings.' })
  configuratorPath!: string;
}
