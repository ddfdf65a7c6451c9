import { plainView, single, webpFile } from '../../../rest/answer.js';
import { file } from '../../../rest/body.js';
import { uuidOf } from '../../../rest/parameters.js';
import { type Route, route } from '../../../rest/route.js';
import { PHOTOGRAPH_OPERATIONS } from './photograph.operations.js';
import { readPhotograph, takePhotograph } from './photographs.js';

const MAX_BYTES = 10 * 1024 * 1024;

const SENT = plainView('SentPhotograph', {
  id: { type: 'string', format: 'uuid', description: 'For the `photographIds` of an inquiry.' },
});

const tag = 'Inquiries';

export const PHOTOGRAPH_ROUTES: readonly Route[] = [
  route(PHOTOGRAPH_OPERATIONS, 'POST /photographs', {
    tag,
    summary:
      'Stores a photograph, to be named in an inquiry within a day: at most 1600 px, without metadata. Only staff see ' +
      'it. At most 100 a day from a network address.',
    isCounted: true,
    body: file('image/*', MAX_BYTES),
    answer: single(SENT, 201, 'The photograph was stored.'),
    handle: ({ context, body }) => takePhotograph(context, body),
  }),

  route(PHOTOGRAPH_OPERATIONS, 'GET /admin/photographs/:id', {
    tag,
    summary: 'A photograph that was sent with an inquiry.',
    params: { id: uuidOf('photograph') },
    answer: webpFile('The photograph.'),
    handle: ({ context: { em }, params: { id } }) => readPhotograph(em, id),
  }),
];
