import type { EntityManager } from '@mikro-orm/postgresql';
import { type RequestHandler, Router } from 'express';
import { drawProduct } from '../../../../engine/drawing/draw-product.js';
import { sendCached } from '../../../http/send-cached.js';
import { svgAnswer } from '../../../http/svg-answer.js';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { isUuid } from '../../configurator/configurations/configuration.service.js';
import { FOR_EVER } from '../../configurator/cache-control.js';
import { OrderVersionLine } from '../changes/order-version-line.entity.js';
import { OrderLine } from '../order-line.entity.js';
import type { OrderedGoods } from '../ordered-goods.js';

/** /rysunki/zamowienie/<id>.svg: the to-scale drawing of a line that an order has, had or may get. */
export function lineDrawings({ orm }: Services): RequestHandler {
  return Router().get('/:file', async (req, res) => {
    const id = req.params.file.replace(/\.svg$/, '');
    const line = isUuid(id) ? await findLine(orm.em.fork(), id) : null;
    if (!line) throw new AppError('NOT_FOUND');
    const drawn = drawProduct(line.settings, { dimensions: true, scene: true });
    sendCached(req, res, svgAnswer(drawn, FOR_EVER));
  });
}

const findLine = async (em: EntityManager, id: string): Promise<OrderedGoods | null> =>
  (await em.findOne(OrderLine, { id })) ?? em.findOne(OrderVersionLine, { lineId: id });
