import type { Services } from '../../request/services.js';
import type { Company } from '../content/content.payloads.js';
import type { MailedVisit } from './visit-mails.js';

/** What a change of a visit needs to know of the shop. */
export interface Planning extends MailedVisit {
  company: Company;
  now: Date;
}

/** The shop as it is now. */
export const planningOf = ({ content: { company }, env }: Services): Planning => ({
  company,
  now: new Date(),
  price: priceOf(env),
  sendsSms: env.VISIT_SMS === 'on',
});

/** The price of a measuring visit; null: it is free. */
export const priceOf = ({ MEASURING_PRICE: price }: Services['env']) =>
  price ? Math.round(price * 100) : null;
