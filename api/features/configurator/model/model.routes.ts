import { type RequestHandler, Router } from 'express';
import { productName } from '#engine/goods/configuration/labels';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { derive } from '#engine/goods/model/derive';
import { ROLLED_OUT } from '#engine/goods/model/model';
import { CachedAnswer } from '../../../request/answer-cache.js';
import { clientAddressOf } from '../../../request/request-limiter.js';
import { sendCached } from '../../../request/send-cached.js';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { findConfiguration } from '../configurations/configuration.service.js';
import { FOR_EVER } from '../product-drawing.js';
import { makeGlb } from './make-glb.js';

/** /modele/<id>.glb: a saved configuration as a 3D model, for augmented reality on Android phones. */
export function models({ orm, drawingQueue }: Services): RequestHandler {
  return Router().get('/:file', async (req, res) => {
    const id = /^(.{36})\.glb$/.exec(req.params.file)?.[1] ?? '';
    const saved = await findConfiguration(orm.em.fork(), id);
    if (!saved || !isMadeToMeasure(saved.settings.category)) throw new AppError('NOT_FOUND');
    const glb = await drawingQueue.make(clientAddressOf(req), () => {
      const { parts } = derive(saved.settings, ROLLED_OUT);
      return makeGlb(parts, productName(saved.settings));
    });
    const answer = new CachedAnswer(Buffer.from(glb), 200, 'model/gltf-binary', FOR_EVER);
    sendCached(req, res, answer);
  });
}
