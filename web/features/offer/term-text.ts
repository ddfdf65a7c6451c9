import { weeksText } from '#engine/trade/shop/delivery-term';
import type { CustomerOfferVersionFragment } from './offer-page.generated';

/** The time until the goods are delivered, for example "3–4 tygodnie". */
export const termText = ({
  termWeeksFrom,
  termWeeksTo,
}: Pick<CustomerOfferVersionFragment, 'termWeeksFrom' | 'termWeeksTo'>): string =>
  weeksText(termWeeksFrom, termWeeksTo);
