import { type RequestHandler, Router } from 'express';
import { drawProduct } from '../../../../engine/drawing/draw-product.js';
import { sendCached } from '../../../http/send-cached.js';
import { svgAnswer } from '../../../http/svg-answer.js';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { isUuid } from '../../configurator/configurations/configuration.service.js';
import { FOR_EVER } from '../../configurator/cache-control.js';
import { OrderLine } from '../order-line.entity.js';

/** /rysunki/zamowienie/<id>.svg: the to-scale drawing of an ordered line. */
export function lineDrawings({ orm }: Services): RequestHandler {
  return Router().get('/:file', async (req, res) => {
    const id = req.params.file.replace(/\.svg$/, '');
    const line = isUuid(id) ? await orm.em.fork().findOne(OrderLine, { id }) : null;
    if (!line) throw new AppError('NOT_FOUND');
    const drawn = drawProduct(line.settings, { dimensions: true, scene: true });
    sendCached(req, res, svgAnswer(drawn, FOR_EVER));
  });
}
