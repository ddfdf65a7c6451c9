import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { withRows } from '../../shared/answer-rows.js';
import { MAX_SEARCH_LENGTH } from '../../shared/text-search/search-texts.js';
import { Fabric } from '../catalogue/fabrics/fabric.payloads.js';
import { Product } from '../catalogue/product.entity.js';
import { Article } from '../content/content.payloads.js';

@ObjectType({ simpleResolvers: true, description: 'A page of the shop.' })
export class FoundPage {
  @Field(() => String, { description: '"/montaz"' })
  path!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'What the page is about.' })
  description!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A part of an excerpt.' })
class ExcerptPart {
  @Field(() => String)
  text!: string;

  @Field(() => Boolean, {
    description: 'Whether it is one of the words that were searched for, in any form.',
  })
  isFound!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Where the words stand in what was found.' })
class Excerpt {
  @Field(() => String, {
    description: 'Of the product, article or page: "/produkt/7", "/blog/1", "/montaz".',
  })
  path!: string;

  @Field(() => [ExcerptPart], { description: 'A sentence, in parts that follow each other.' })
  parts!: ExcerptPart[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'What was found of each kind, the best first.',
})
export class SearchResults {
  @Field(() => String, {
    nullable: true,
    description: 'The words that were searched for in place of mistyped ones; null otherwise.',
  })
  corrected!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether nothing has all of the words, so that the results have only some of them.',
  })
  isPartial!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the words name a page, such as "gwarancja", so that pages are a better answer than products.',
  })
  isPageFirst!: boolean;

  @Field(() => [Product], { complexity: withRows(1) })
  products!: Product[];

  @Field(() => Int, {
    description: 'Of all products that were found, also those beyond the limit.',
  })
  productCount!: number;

  @Field(() => [Article], { complexity: withRows(1) })
  articles!: Article[];

  @Field(() => [FoundPage], { complexity: withRows(1) })
  pages!: FoundPage[];

  @Field(() => [Fabric], { complexity: withRows(1) })
  fabrics!: Fabric[];

  @Field(() => [Excerpt], {
    complexity: withRows(3),
    description:
      'The sentence with most of the words, of each product, article and page whose text has any.',
  })
  excerpts!: Excerpt[];
}

@InputType({ description: 'What a visitor searches for.' })
export class SearchInput {
  @Field(() => String, {
    description:
      'Words in any order, at most 100 characters; case, diacritics, Polish endings and a typo do not matter.',
  })
  @IsString()
  @MaxLength(MAX_SEARCH_LENGTH)
  text!: string;

  @Field(() => Int, { defaultValue: 12, description: 'The most results of each kind: 1-24.' })
  @IsInt()
  @Min(1)
  @Max(24)
  limit: number = 12;
}
