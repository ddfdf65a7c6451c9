import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { CATALOGUE_READ } from '../../request/answer-cache.js';
import type { Context } from '../../request/context.js';
import { SearchInput, SearchResults } from './search.inputs.js';
import { search } from './search.service.js';

@Resolver()
export class SearchResolver {
  @Extensions(CATALOGUE_READ)
  @Query(() => SearchResults, {
    description:
      'Products, articles, pages and fabrics that have all of the words, or, where nothing has, some of them.',
  })
  async search(
    @Arg('input', () => SearchInput) { text, limit }: SearchInput,
    @Ctx() { services: { catalogue, content, pictures } }: Context,
  ): Promise<SearchResults> {
    return search({ snapshot: await catalogue.current(), content, pictures }, text, limit);
  }
}
