import { plainView, redirect, single, uploadedFile } from '../../rest/answer.js';
import { namedFile } from '../../rest/body.js';
import { type PathParameter, idOf, tokenOf, uuidOf } from '../../rest/parameters.js';
import { type Route, route } from '../../rest/route.js';
import { AppError } from '../../shared/errors.js';
import { openFile, openSharedFile, readLinked } from './file-links.js';
import { FILE_SUBJECTS, type FileSubject, SignedLinkQuery } from './files.inputs.js';
import { attachFile } from './files.js';
import { FILE_OPERATIONS } from './files.operations.js';

const tag = 'Files';
const id = uuidOf('file');
const MAX_BYTES = 20 * 1024 * 1024;

const SUBJECT: PathParameter<FileSubject> = {
  description: 'What the file is attached to.',
  schema: { type: 'string', enum: FILE_SUBJECTS },
  example: 'order',
  read(text) {
    const subject = FILE_SUBJECTS.find((each) => each === text);
    if (!subject) throw new AppError('NOT_FOUND');
    return subject;
  },
};

const ATTACHED = plainView('AttachedFile', {
  id: { type: 'string', format: 'uuid' },
  name: { type: 'string' },
  size: { type: 'integer', description: 'bytes' },
});

export const FILE_ROUTES: readonly Route[] = [
  route(FILE_OPERATIONS, 'POST /admin/files/:subject/:id', {
    tag,
    summary:
      'Attaches a file to an order, an offer, an inquiry or a customer: a PDF as it is, a picture as WebP of at most 3600 px ' +
      'without metadata. Its content tells what it is, not its name.',
    params: { subject: SUBJECT, id: idOf('order, offer, inquiry or customer') },
    body: namedFile('application/octet-stream', MAX_BYTES),
    errors: ['NOT_FOUND'],
    answer: single(ATTACHED, 201, 'The file was attached.'),
    handle: ({ context: { em, services }, viewer, params, body }) =>
      attachFile(em, viewer, services.files, params, body),
  }),

  route(FILE_OPERATIONS, 'GET /admin/files/:id', {
    tag,
    summary: 'Redirects staff to a file; recorded in the audit log.',
    params: { id },
    answer: redirect('A link to the file, which expires in five minutes.'),
    handle: ({ context: { em }, viewer, params }) => openFile(em, viewer, params.id),
  }),

  route(FILE_OPERATIONS, 'GET /customer-files/:token/:id', {
    tag,
    summary: 'Redirects the customer to a file that the page of their order or offer shows.',
    params: { token: tokenOf('order or offer'), id },
    answer: redirect('A link to the file, which expires in five minutes.'),
    handle: ({ context: { em }, params }) => openSharedFile(em, params.token, params.id),
  }),

  route(FILE_OPERATIONS, 'GET /files/:id', {
    tag,
    summary: 'A file, for whoever has a link that has not expired.',
    params: { id },
    query: SignedLinkQuery,
    answer: uploadedFile('The file.'),
    handle: ({ context: { em, services }, params, query }) =>
      readLinked(em, services.files, params.id, query),
  }),
];
