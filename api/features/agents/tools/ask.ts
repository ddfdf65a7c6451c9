import { z } from 'zod';
import { MAX_SEARCH_LENGTH } from '../../../shared/text-search/search-texts.js';
import { search } from '../../search/search.service.js';
import { tool, whole } from './tool.js';

/** Quotations from the shop's own texts. */
export const ask = tool({
  name: 'ask',
  description:
    'Quotations from the articles, service pages and terms of the shop, with their addresses, for a question in a few Polish words: "gwarancja na silnik", "odstąpienie od umowy". They are quoted as they stand; nothing is generated.',
  inputSchema: z.strictObject({
    question: z.string().min(1).max(MAX_SEARCH_LENGTH),
    limit: z.int().min(1).max(10).default(5),
  }),
  async run(shop, { question, limit }) {
    const { content, pictures } = shop.services;
    const found = await search({ snapshot: shop.snapshot, content, pictures }, question, limit);
    const titles = new Map([
      ...found.pages.map(({ path, title }): [string, string] => [path, title]),
      ...found.articles.map(({ id, title }): [string, string] => [`/blog/${id}`, title]),
    ]);
    return {
      searchedFor: found.corrected ?? question,
      isPartial: found.isPartial,
      quotations: found.excerpts
        .filter(({ path }) => titles.has(path))
        .map(({ path, parts }) => ({
          title: titles.get(path),
          text: parts.map(({ text }) => text).join(''),
          url: whole(shop, path),
        })),
    };
  },
});
