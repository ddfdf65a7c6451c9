import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import type { Services } from '../../request/services.js';
import { AppError } from '../../shared/errors.js';
import { WHOLE_FILES } from '../../shared/project-files.js';
import { type PictureStore, pictureOf } from './picture-store.js';
import type { UploadedPictures } from './uploaded-pictures.js';

const IMAGE = /\.(avif|webp|jpg)$/;
/** For files that never change: every version has a name of its own. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_MINUTES = 'public, max-age=300';

/**
 * /zdjecia: the files of the shop's pictures and of uploaded ones; `/zdjecia/<name>` redirects to the newest version.
 */
export function pictures(services: Pick<Services, 'pictures' | 'uploads'>): RequestHandler {
  const { pictures: store, uploads } = services;
  const router = Router().use(uploaded(uploads));
  if (existsSync(store.directory)) {
    const files = express.static(store.directory, {
      ...WHOLE_FILES,
      setHeaders: (res) => res.setHeader('Cache-Control', FOR_EVER),
    });
    router.use((req, res, next) => (IMAGE.test(req.path) ? files(req, res, next) : next()));
  }
  return router.use(newestVersion(store, uploads));
}

function uploaded(uploads: UploadedPictures): RequestHandler {
  return async (req, res, next) => {
    const bytes = await uploads.read(req.path.slice(1));
    if (!bytes) return next();
    res.set('Cache-Control', FOR_EVER).type(extname(req.path)).send(bytes);
  };
}

function newestVersion(store: PictureStore, uploads: UploadedPictures): RequestHandler {
  return async (req, res) => {
    const name = req.path.slice(1);
    const files = await uploads.find(name);
    const picture = files ? pictureOf(name, files) : store.find(name);
    if (!picture) throw new AppError('NOT_FOUND');
    res.set('Cache-Control', FOR_MINUTES).redirect(302, picture.url);
  };
}
