import type { Router } from 'express';
import { receiveFile } from '../../../receive-file.js';
import { contextOf } from '../../../rest-request.js';
import { requireRole } from '../../auth/require-role.js';
import { PICTURES_PATH } from '../../pictures/picture-files.js';
import { pictureOf } from '../../pictures/picture-store.js';

const MAX_BYTES = 10 * 1024 * 1024;

export function pictureUploadRoutes(router: Router): void {
  router.post('/admin/pictures', async (req, res) => {
    const context = contextOf(res);
    requireRole(context, 'staff');
    const { bytes } = await receiveFile(req, { maxBytes: MAX_BYTES });
    const { name, files } = await context.services.uploads.add(bytes);
    res.status(201).json({ imageUrl: `${PICTURES_PATH}/${name}`, picture: pictureOf(name, files) });
  });
}
