import type { Operations } from '../../identity/operations.js';

/** What the shop tells about itself. */
export const CONTENT_OPERATIONS = {
  'Query.company': { role: 'everyone' },
  'Query.replyDeadline': { role: 'everyone' },
  'Query.articles': { role: 'everyone' },
  'Query.article': {
    role: 'everyone',
    calls: [
      async (shop) => ({ id: (await shop.ask<{ id: string }[]>('{ articles { id } }'))[0]!.id }),
    ],
  },
  'Query.textPage': { role: 'everyone', calls: [() => ({ slug: 'montaz' })] },
} satisfies Operations;
