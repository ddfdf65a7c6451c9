import type { EntityManager } from '@mikro-orm/postgresql';
import { type RequestHandler, Router } from 'express';
import { drawProduct } from '#engine/goods/drawing/draw-product';
import { isMadeToMeasure } from '#engine/goods/families/categories';
import { sendCached } from '../../../request/send-cached.js';
import type { Services } from '../../../request/services.js';
import { AppError } from '../../../shared/errors.js';
import { isUuid } from '../../../shared/id.js';
import type { AgreedGoods } from '../../agreements/agreed-goods.js';
import { svgAnswer } from '../../configurator/drawing.routes.js';
import { FOR_EVER, redirectToPicture } from '../../configurator/product-drawing.js';
import { OrderVersionLine } from '../changes/order-version-line.entity.js';
import { OrderLine } from '../order-line.entity.js';

type FindLine = (em: EntityManager, id: string) => Promise<AgreedGoods | null>;

/**
 * /rysunki/zamowienie/<id>.svg: the to-scale drawing of a line of an order or of any of its versions, or of a line that
 * `findOther` finds.
 */
export function lineDrawings(services: Services, findOther: FindLine): RequestHandler {
  return Router().get('/:file', async (req, res) => {
    const id = req.params.file.replace(/\.svg$/, '');
    const em = services.orm.em.fork();
    const line = isUuid(id) ? ((await findLine(em, id)) ?? (await findOther(em, id))) : null;
    if (!line) throw new AppError('NOT_FOUND');
    if (!isMadeToMeasure(line.settings.category))
      return redirectToPicture(services, line.product.id, res);
    const drawn = drawProduct(line.settings, { dimensions: true, scene: true });
    sendCached(req, res, svgAnswer(drawn, FOR_EVER));
  });
}

const findLine: FindLine = async (em, id) =>
  (await em.findOne(OrderLine, { id })) ?? em.findOne(OrderVersionLine, { lineId: id });
