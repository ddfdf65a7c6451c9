import { IsOptional } from 'class-validator';
import { plainView, single, view } from '../../rest/answer.js';
import { file } from '../../rest/body.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { IsLine } from '../../shared/text.js';
import { PICTURES_PATH } from '../pictures/picture-files.js';
import { Picture } from '../pictures/picture.payloads.js';
import { uploadPicture } from './picture-library.js';
import { PICTURE_LIBRARY_OPERATIONS } from './picture-library.operations.js';

const MAX_BYTES = 10 * 1024 * 1024;

class UploadQuery {
  @Description('What the picture shows; 2-200 characters.')
  @IsOptional()
  @IsLine(2, 200)
  alt?: string;
}

const UPLOADED = plainView('UploadedPicture', {
  imageUrl: { type: 'string', description: 'The `imageUrl` to give a product.' },
  picture: view('Picture', Picture, [
    'url',
    'width',
    'height',
    'placeholder',
    'alt',
    'position',
    'sources',
  ]),
});

export const PICTURE_UPLOAD_ROUTES: readonly Route[] = [
  route(PICTURE_LIBRARY_OPERATIONS, 'POST /admin/pictures', {
    tag: 'Products',
    summary:
      'Stores a picture in all the sizes and formats that the shop shows, and adds it to the library.',
    query: UploadQuery,
    body: file('image/*', MAX_BYTES),
    answer: single(UPLOADED, 201, 'The stored picture.'),
    async handle({ context: { em, services }, viewer, query: { alt = '' }, body }) {
      const { name, picture } = await uploadPicture(em, viewer, services.uploads, body, alt);
      return { imageUrl: `${PICTURES_PATH}/${name}`, picture };
    },
  }),
];
