import type { Operations } from '../../identity/operations.js';

const read = { access: 'files:read' } as const;
const write = { access: 'files:write' } as const;

/** Files that staff attach to orders, offers and inquiries. */
export const FILE_OPERATIONS = {
  'Query.files': {
    ...read,
    calls: [async (shop) => ({ subject: 'order', subjectId: (await shop.order()).id })],
    refused: ({ choice, id }) => ({ subject: choice, subjectId: id }),
  },
  'Mutation.updateFile': {
    ...write,
    calls: [async (shop) => ({ id: await shop.file(), note: 'Pomiar', isShared: true })],
    refused: ({ boolean, text, uuid }) => ({ id: uuid, note: text(0, 500), isShared: boolean }),
  },
  'Mutation.deleteFile': {
    ...write,
    calls: [async (shop) => ({ id: await shop.file() })],
    refused: ({ uuid }) => ({ id: uuid }),
  },
  'POST /admin/files/:subject/:id': {
    ...write,
    calls: [
      async (shop) => ({
        params: { subject: 'order', id: (await shop.placedOrder()).id },
        file: await shop.pictureFile(),
      }),
    ],
  },
  'GET /admin/files/:id': {
    ...read,
    calls: [async (shop) => ({ params: { id: await shop.file() } })],
  },
  'GET /customer-files/:token/:id': {
    access: 'everyone',
    calls: [async (shop) => ({ params: await shop.sharedFile() })],
  },
  'GET /files/:id': {
    access: 'everyone',
    calls: [async (shop) => shop.linkedFile()],
  },
} satisfies Operations;
