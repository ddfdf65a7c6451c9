import type { EntityManager } from '@mikro-orm/postgresql';
import { pdfFile } from '../../../rest/answer.js';
import { uuidOf } from '../../../rest/parameters.js';
import { type Route, route } from '../../../rest/route.js';
import { AppError } from '../../../shared/errors.js';
import { isUuid } from '../../../shared/id.js';
import { type DeliveryPapers, declarationNumber } from '../../delivery-papers/delivery-papers.js';
import { DELIVERY_OPERATIONS } from './delivery.operations.js';
import { LinePapers } from './line-papers.entity.js';

const tag = 'Orders';
const lineId = uuidOf('line');

/** The routes of the papers of delivered goods; they are open to whoever knows the id of the line, as its drawing is. */
export const DELIVERY_ROUTES: readonly Route[] = [
  route(DELIVERY_OPERATIONS, 'GET /service/:lineId/guarantee.pdf', {
    tag,
    summary: 'The guarantee card of delivered goods.',
    params: { lineId },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The guarantee card.'),
    async handle({ context: { em, services }, params }) {
      const papers = await findPapers(em, params.lineId);
      const { guaranteePdf } = await import('../../delivery-papers/guarantee-pdf.js');
      const pdf = await guaranteePdf([papers], services.content.company);
      return { pdf, fileName: `karta-gwarancyjna-${papers.serialNumbers[0]}.pdf` };
    },
  }),

  route(DELIVERY_OPERATIONS, 'GET /service/:lineId/declaration.pdf', {
    tag,
    summary:
      'The declaration of performance of delivered goods, where a harmonised standard wants one.',
    params: { lineId },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The declaration of performance.'),
    async handle({ context: { em, services }, params }) {
      const papers = await findPapers(em, params.lineId);
      if (!papers.declaration) throw new AppError('NOT_FOUND');
      const { declarationPdf } = await import('../../delivery-papers/declaration-pdf.js');
      const pdf = await declarationPdf([papers], services.content.company);
      const number = declarationNumber(papers).toLowerCase().replaceAll(' ', '-');
      return { pdf, fileName: `deklaracja-${number}.pdf` };
    },
  }),
];

async function findPapers(em: EntityManager, id: string): Promise<DeliveryPapers> {
  const found = isUuid(id) ? await em.findOne(LinePapers, { line: id }) : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found.content;
}
