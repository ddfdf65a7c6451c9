import { plainView, single } from '../../rest/answer.js';
import { file } from '../../rest/body.js';
import { type Route, route } from '../../rest/route.js';
import { SETTINGS_OPERATIONS } from './settings.operations.js';

const MAX_BYTES = 1024 * 1024;

const UPLOADED = plainView('UploadedLogo', {
  name: { type: 'string', description: 'The value to give the setting LOGO or LOGO_DARK.' },
});

export const LOGO_UPLOAD_ROUTES: readonly Route[] = [
  route(SETTINGS_OPERATIONS, 'POST /admin/logos', {
    tag: 'Accounts',
    summary:
      'Stores a logo (SVG, PNG, WebP) with the icons that are made from it; settings then name it.',
    body: file('image/*', MAX_BYTES),
    answer: single(UPLOADED, 201, 'The stored logo.'),
    async handle({ context, body }) {
      return { name: await context.services.uploads.addLogo(body) };
    },
  }),
];
