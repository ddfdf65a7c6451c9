import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../identity/operations.js';

const write = { access: 'answers:write' } as const;

/** Answers that staff insert into their mails. */
export const CANNED_ANSWER_OPERATIONS = {
  'Query.cannedAnswers': { access: 'answers:read' },
  'Mutation.createCannedAnswer': {
    ...write,
    calls: [() => ({ title: randomUUID(), text: 'Dzień dobry, {imie}!' })],
    refused: ({ text }) => ({ title: text(2, 80), text: text(5, 5000) }),
  },
  'Mutation.updateCannedAnswer': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.cannedAnswer()),
        title: randomUUID(),
        text: 'Do widzenia!',
      }),
    ],
    refused: ({ id, text }) => ({ id, version: id, title: text(2, 80), text: text(5, 5000) }),
  },
  'Mutation.deleteCannedAnswer': {
    ...write,
    calls: [async (shop) => ({ id: (await shop.cannedAnswer()).id })],
    refused: ({ id }) => ({ id }),
  },
} satisfies Operations;
