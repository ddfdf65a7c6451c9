import { NOT_AUDITED, type Operations } from '../../../identity/operations.js';

/** The photographs that customers send with an inquiry. */
export const PHOTOGRAPH_OPERATIONS = {
  'POST /photographs': {
    access: 'everyone',
    calls: [async (shop) => ({ file: await shop.pictureFile() })],
    notAudited: NOT_AUDITED.ownForm,
  },
  'GET /admin/photographs/:id': {
    access: 'inquiries:read',
    calls: [async (shop) => ({ params: { id: await shop.sentPhotograph() } })],
  },
} satisfies Operations;
