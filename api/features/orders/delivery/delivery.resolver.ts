import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { featureLines, sizeLabel } from '#engine/goods/configuration/labels';
import { serialNumbers } from '#engine/trade/shop/guarantee';
import { mayRead } from '../../../identity/rights.js';
import type { Context } from '../../../request/context.js';
import { batched } from '../../../shared/batched.js';
import { isUuid } from '../../../shared/id.js';
import { lineDrawingPath } from '../../agreements/snapshot.js';
import {
  type DeliveryPapers,
  declarationPath,
  guaranteeEnds,
  guaranteePath,
} from '../../delivery-papers/delivery-papers.js';
import { OrderLine } from '../order-line.entity.js';
import { GoodsPapers, ServiceCard } from './delivery.payloads.js';
import { LinePapers } from './line-papers.entity.js';

/** The papers of lines by their ids; undefined for a line that is not delivered. */
const papersOfLine = batched<string, LinePapers>(async (em, lineIds) => {
  const found = await em.find(LinePapers, { line: { $in: [...lineIds] } });
  return new Map(found.map((papers) => [papers.line.id, papers]));
});

@Resolver(() => OrderLine)
export class DeliveryResolver {
  @Query(() => ServiceCard, {
    nullable: true,
    description:
      'What the service page says of the goods of a line, by the unguessable id of the line, which the labels of the ' +
      'pieces have as a QR code; null where there is no such line.',
  })
  async serviceCard(
    @Arg('lineId', () => ID) lineId: string,
    @Ctx() context: Context,
  ): Promise<ServiceCard | null> {
    const { em } = context;
    const line = isUuid(lineId)
      ? await em.findOne(OrderLine, { id: lineId }, { populate: ['product'] })
      : null;
    if (!line) return null;
    const papers = await papersOfLine(em, lineId);
    const { id, order, position, quantity, productName, settings } = line;
    return {
      id,
      serialNumbers: serialNumbers(order.id, position, quantity),
      productName,
      sizeLabel: sizeLabel(settings),
      features: featureLines(settings),
      drawingUrl: lineDrawingPath(id),
      care: papers ? papers.content.care : line.product.getEntity().careInstructions,
      papers: papers ? goodsPapers(papers.content) : null,
      orderId: mayRead(context, 'orders:read') ? order.id : null,
    };
  }

  @FieldResolver(() => GoodsPapers, {
    nullable: true,
    description: 'Null before the delivery, and for goods that are not made to measure.',
  })
  async papers(@Root() { id }: OrderLine, @Ctx() { em }: Context): Promise<GoodsPapers | null> {
    const papers = await papersOfLine(em, id);
    return papers ? goodsPapers(papers.content) : null;
  }
}

const goodsPapers = (papers: DeliveryPapers): GoodsPapers => ({
  deliveredOn: papers.deliveredOn,
  ...guaranteeEnds(papers),
  guaranteePath: guaranteePath(papers.lineId),
  declarationPath: papers.declaration && declarationPath(papers.lineId),
});
