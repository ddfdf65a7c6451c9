import { orderFacts } from '#engine/trade/fields/order-fields';
import { longDay } from '#engine/locale/day';
import { longDate } from '#engine/locale/polish-time';
import { planOf } from '#engine/trade/shop/instalment-plan';
import { formatZloty, parseAmount } from '#engine/goods/price/money';
import { offeredTermText } from '#engine/trade/shop/delivery-term';
import { offerPath, offerTitle } from '#engine/trade/shop/offers';
import { INSTALMENT_LABELS } from '#engine/trade/shop/payment-labels';
import { dueText } from '#engine/trade/shop/payment-terms';
import { type AgreementContent, printedGoods } from '../../agreements/paper/agreement-content.js';
import type { StoredIssuer } from '../../agreements/paper/issuer.js';
import type { OfferVersion } from '../offer-version.entity.js';
import type { Offer } from '../offer.entity.js';

/** The content of a printed version of an offer, only from what is stored; the version's lines must be loaded. */
export function offerContent(
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
