import { type RequestHandler, Router } from 'express';
import type { Configuration as Settings } from '../../../../engine/configuration.js';
import { productName } from '../../../../engine/labels.js';
import { derive } from '../../../../engine/model/derive.js';
import { ROLLED_OUT } from '../../../../engine/model/model.js';
import type { Services } from '../../../context.js';
import { AppError } from '../../../errors.js';
import { CachedAnswer } from '../../../read-cache.js';
import { sendCached } from '../../../send-cached.js';
import { isUuid } from '../configuration.service.js';
import { FOR_EVER } from '../drawing.routes.js';
import { makeGlb } from './make-glb.js';

/** /modele/<id>.glb: a saved configuration in space, for phones that set it into the picture of their camera. */
export function models({ pool }: Services): RequestHandler {
  return Router().get('/:file', async (req, res) => {
    const id = /^(.{36})\.glb$/.exec(req.params.file)?.[1] ?? '';
    if (!isUuid(id)) throw new AppError('NOT_FOUND');
    const { rows } = await pool.query<{ settings: Settings }>(
      'select settings from configuration where id = $1',
      [id],
    );
    const [row] = rows;
    if (!row) throw new AppError('NOT_FOUND');
    const { parts } = derive(row.settings, ROLLED_OUT);
    const glb = Buffer.from(await makeGlb(parts, productName(row.settings)));
    sendCached(req, res, new CachedAnswer(glb, 200, 'model/gltf-binary', FOR_EVER));
  });
}
