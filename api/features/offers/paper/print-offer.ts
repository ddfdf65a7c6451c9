import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../shared/errors.js';
import type { Issuer } from '../../agreements/paper/issuer.js';
import type { PrintedPaper } from '../../agreements/paper/agreement-pdf.js';
import { isShown } from '../lock-own-version.js';
import { OfferVersion } from '../offer-version.entity.js';
import type { Offer } from '../offer.entity.js';
import { offerContent } from './offer-content.js';

/**
 * The PDF of a version of an offer that the customer may see, made only from what is stored, so that it stays the same.
 * Throws NOT_FOUND for any other version.
 */
export const printOwnOffer = (
  em: EntityManager,
  issuer: Issuer,
  offer: Offer | null,
  number: number,
): Promise<PrintedPaper> => print(em, issuer, { offer, number, shows: isShown });

/** The PDF of any version of an offer, for staff; a draft names the company of today. Throws NOT_FOUND. */
export const printOffer = (
  em: EntityManager,
  issuer: Issuer,
  offer: Offer | null,
  number: number,
): Promise<PrintedPaper> => print(em, issuer, { offer, number, shows: () => true });

interface Wanted {
  offer: Offer | null;
  number: number;
  shows: (version: OfferVersion) => boolean;
}

async function print(
  em: EntityManager,
  issuer: Issuer,
  { offer, number, shows }: Wanted,
): Promise<PrintedPaper> {
  const version =
    offer && (await em.findOne(OfferVersion, { offer, number }, { populate: ['lines'] }));
  if (!version || !shows(version)) throw new AppError('NOT_FOUND', 'Nie ma takiej wersji oferty.');
  // Imported on demand: the PDF library takes long to load.
  const { agreementPdf } = await import('../../agreements/paper/agreement-pdf.js');
  const pdf = await agreementPdf(offerContent(offer, version, version.issuer ?? issuer));
  return { pdf, fileName: `oferta-${offer.id}-wersja-${number}.pdf` };
}
