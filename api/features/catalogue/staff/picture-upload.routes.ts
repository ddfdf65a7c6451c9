import { single, plainView, view } from '../../../rest/answer.js';
import { file } from '../../../rest/body.js';
import { type Route, route } from '../../../rest/route.js';
import { PICTURES_PATH } from '../../pictures/picture-files.js';
import { pictureOf } from '../../pictures/picture-store.js';
import { Picture } from '../../pictures/picture.payloads.js';
import { STAFF_CATALOGUE_OPERATIONS } from './staff-catalogue.operations.js';

const MAX_BYTES = 10 * 1024 * 1024;

const UPLOADED = plainView('UploadedPicture', {
  imageUrl: { type: 'string', description: 'The `imageUrl` to give a product.' },
  picture: view('Picture', Picture, ['url', 'width', 'height', 'placeholder', 'alt', 'sources']),
});

export const PICTURE_UPLOAD_ROUTES: readonly Route[] = [
  route(STAFF_CATALOGUE_OPERATIONS, 'POST /admin/pictures', {
    tag: 'Products',
    summary: 'Stores a picture in all the sizes and formats that the shop shows.',
    body: file('image/*', MAX_BYTES),
    answer: single(UPLOADED, 201, 'The stored picture.'),
    async handle({ context, body }) {
      const { name, files } = await context.services.uploads.add(body);
      return { imageUrl: `${PICTURES_PATH}/${name}`, picture: pictureOf(name, files) };
    },
  }),
];
