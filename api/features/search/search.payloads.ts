import { Field, Int, ObjectType } from 'type-graphql';
import { Fabric } from '../catalogue/fabrics/fabric.payloads.js';
import { Product } from '../catalogue/product.entity.js';
import { Article } from '../content/content.payloads.js';

@ObjectType({ simpleResolvers: true, description: 'A page of the shop that was found.' })
export class FoundPage {
  @Field(() => String, { description: '"/montaz"' })
  path!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the shop has for some words, in each group the best first.',
})
export class SearchResults {
  @Field(() => String, {
    nullable: true,
    description: 'The words that were searched for in place of mistyped ones; null otherwise.',
  })
  corrected!: string | null;

  @Field(() => Boolean, {
    description: 'True where nothing has all of the words: the results have some of them.',
  })
  isPartial!: boolean;

  @Field(() => [Product])
  products!: Product[];

  @Field(() => Int, { description: 'Of all products found, also those beyond the limit.' })
  productCount!: number;

  @Field(() => [Article])
  articles!: Article[];

  @Field(() => [FoundPage])
  pages!: FoundPage[];

  @Field(() => [Fabric])
  fabrics!: Fabric[];
}
