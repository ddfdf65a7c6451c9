import type { EntityManager } from '@mikro-orm/postgresql';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { longDay } from '#engine/locale/day';
import { longDate } from '#engine/locale/polish-time';
import { orderFacts } from '#engine/trade/fields/order-fields';
import { offeredTermText } from '#engine/trade/shop/delivery-term';
import { planOf } from '#engine/trade/shop/instalment-plan';
import { offerPath, offerTitle } from '#engine/trade/shop/offers';
import { INSTALMENT_LABELS } from '#engine/trade/shop/payment-labels';
import { dueText } from '#engine/trade/shop/payment-terms';
import { AppError } from '../../../shared/errors.js';
import { type AgreementContent, printedGoods } from '../../agreements/paper/agreement-content.js';
import type { PrintedPaper } from '../../agreements/paper/agreement-pdf.js';
import { type Issuer, type StoredIssuer, printedIssuer } from '../../agreements/paper/issuer.js';
import { isShown } from '../find-offer.js';
import { OfferVersion } from '../offer-version.entity.js';
import type { Offer } from '../offer.entity.js';

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

interface RequestedVersion {
  offer: Offer | null;
  number: number;
  shows: (version: OfferVersion) => boolean;
}

async function print(
  em: EntityManager,
  issuer: Issuer,
  { offer, number, shows }: RequestedVersion,
): Promise<PrintedPaper> {
  const version =
    offer && (await em.findOne(OfferVersion, { offer, number }, { populate: ['lines'] }));
  if (!version || !shows(version)) throw new AppError('NOT_FOUND', 'Nie ma takiej wersji oferty.');
  // Imported on demand: the PDF library takes long to load.
  const { agreementPdf } = await import('../../agreements/paper/agreement-pdf.js');
  const pdf = await agreementPdf(
    offerContent(offer, version, printedIssuer(version.issuer, issuer)),
  );
  return { pdf, fileName: `oferta-${offer.id}-wersja-${number}.pdf` };
}

/** The content of a printed version of an offer, only from what is stored; the version's lines must be loaded. */
function offerContent(
  { id, token, isOwn }: Offer,
  version: OfferVersion,
  { company, publicUrl }: StoredIssuer,
): AgreementContent {
  const { totalAmount, depositPercent, validUntil, termWeeksFrom, termWeeksTo } = version;
  const createdAt = version.sentAt ?? version.createdAt;
  const plan = planOf(parseAmount(totalAmount), depositPercent);
  return {
    ...printedGoods(version, version.lines.getItems(), company),
    title: offerTitle(id),
    createdAt,
    company,
    status: `Wersja\u00a0${version.number}`,
    dates: [
      { label: 'Data oferty', value: longDate(createdAt) },
      { label: 'Ważna do', value: longDay(validUntil) },
      { label: 'Termin dostawy', value: offeredTermText(termWeeksFrom, termWeeksTo) },
    ],
    customer: orderFacts(version),
    text: version.text,
    payment: {
      schedule: plan.map(({ kind, amount }) => ({
        label: INSTALMENT_LABELS[kind],
        note: dueText(kind, version),
        amount: formatZloty(amount),
      })),
      transfer: null,
      note: null,
    },
    invitation: 'Strona tej oferty:',
    link: isOwn ? `${publicUrl}${offerPath(token)}` : null,
  };
}
