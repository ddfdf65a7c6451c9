import { randomUUID } from 'node:crypto';
import type { Operations } from '../../identity/operations.js';

const write = { access: 'tasks:write' } as const;
const TASK = { title: 'Zadzwonić w\u00a0sprawie tkaniny', dueOn: '2027-01-15' };

/** What members of staff are to do. */
export const TASK_OPERATIONS = {
  'Query.tasks': {
    access: 'tasks:read',
    reads: 'replica',
    calls: [
      async (shop) => ({
        filter: {
          assigneeId: 1,
          done: false,
          dueUntil: '2027-01-31',
          about: { kind: 'inquiry', number: await shop.newInquiry() },
        },
        page: { limit: 5, offset: 0 },
      }),
    ],
    refused: ({ boolean, choice, day, id }) => ({
      'filter.assigneeId': id,
      'filter.done': boolean,
      'filter.dueUntil': day,
      'filter.about': [5, true, 'tekst', []],
      'filter.about.kind': choice,
      'filter.about.number': id,
    }),
  },
  'Mutation.createTask': {
    ...write,
    calls: [
      async (shop) => ({
        ...TASK,
        assigneeId: 1,
        about: { kind: 'inquiry', number: await shop.newInquiry() },
        idempotencyKey: randomUUID(),
      }),
      () => ({ ...TASK, assigneeId: 1 }),
    ],
    refused: ({ choice, day, id, key, text }) => ({
      title: text(2, 200),
      dueOn: day,
      assigneeId: id,
      about: [5, true, 'tekst', []],
      'about.kind': choice,
      'about.number': id,
      idempotencyKey: key,
    }),
    refusals: [() => ({ ...TASK, assigneeId: 2 ** 31 - 1 })],
  },
  'Mutation.updateTask': {
    ...write,
    calls: [
      async (shop) => ({
        ...(await shop.task()),
        title: 'Wysłać próbki',
        dueOn: '2027-02-01',
        assigneeId: 1,
        done: true,
      }),
    ],
    refused: ({ boolean, day, id, text }) => ({
      id,
      version: id,
      title: text(2, 200),
      dueOn: day,
      assigneeId: id,
      done: boolean,
    }),
  },
} satisfies Operations;
