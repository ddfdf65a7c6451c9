import type { EntityManager } from '@mikro-orm/postgresql';
import { PHOTOGRAPH_MOMENT_LABELS } from '#engine/visits/kinds';
import { sharp } from '../../../adapters/image-library.js';
import { AppError } from '../../../shared/errors.js';
import type { PrintedPaper } from '../../agreements/paper/agreement-pdf.js';
import { type Issuer, printedIssuer } from '../../agreements/paper/issuer.js';
import { matterOf } from '../../visits/visit-subject.js';
import type { Visit } from '../../visits/visit.entity.js';
import { goodsOfVisit } from '../field-goods.js';
import { VisitPhotograph } from '../photographs/visit-photograph.entity.js';
import { Protocol } from '../protocol.entity.js';
import { type PrintedPhotograph, protocolContent } from './protocol-content.js';

/** The most photographs on paper, and their width in px: 60 mm at 200 dpi. */
const MAX_PRINTED = 12;
const PRINTED_WIDTH = 480;

/**
 * The protocol of a visit as a PDF: once it is signed, with customer, goods and company as they were then. Throws
 * NOT_FOUND where there is none.
 */
export async function printProtocol(
  em: EntityManager,
  issuer: Issuer,
  visit: Visit,
): Promise<PrintedPaper> {
  const protocol = await em.findOne(Protocol, { visit }, { populate: ['strokes', 'snapshot'] });
  if (!protocol) throw new AppError('NOT_FOUND', 'Ta wizyta nie ma protokołu.');
  const { snapshot } = protocol;
  const matter = await matterOf(visit);
  const content = protocolContent({
    protocol,
    visit,
    subject: { ...matter, customerName: snapshot?.customerName ?? matter.customerName },
    goods: snapshot?.goods ?? (await goodsOfVisit(em, visit)),
    photographs: await printedPhotographs(em, visit),
    company: printedIssuer(snapshot?.issuer ?? null, issuer).company,
  });
  // Imported on demand: the PDF library takes long to load.
  const { protocolPdf } = await import('./protocol-pdf.js');
  return {
    pdf: await protocolPdf(content),
    fileName: `protokol-${visit.kind}-${matter.number}.pdf`,
  };
}

async function printedPhotographs(em: EntityManager, visit: Visit): Promise<PrintedPhotograph[]> {
  const photographs = await em.find(
    VisitPhotograph,
    { visit },
    { orderBy: { createdAt: 'asc', id: 'asc' }, populate: ['bytes'], limit: MAX_PRINTED },
  );
  return Promise.all(
    photographs.map(async ({ bytes, moment, caption }) => ({
      jpeg: await sharp(bytes).resize({ width: PRINTED_WIDTH }).jpeg({ quality: 75 }).toBuffer(),
      name: [PHOTOGRAPH_MOMENT_LABELS[moment], caption].filter(Boolean).join(': '),
    })),
  );
}
