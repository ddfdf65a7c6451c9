import { IsIn, IsOptional } from 'class-validator';
import { pdfFile } from '../../rest/answer.js';
import { idOf, tokenOf } from '../../rest/parameters.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { issuerOf } from '../agreements/paper/issuer.js';
import { listExport } from '../audit/list-export.js';
import { findOfferByToken } from './find-offer.js';
import { offersCsv } from './list/offer-csv.js';
import { OFFER_SORTS, OfferFilter, type OfferSort } from './list/offer-list.inputs.js';
import { Offer } from './offer.entity.js';
import { OFFER_OPERATIONS } from './offer.operations.js';
import { printOffer, printOwnOffer } from './paper/print-offer.js';

class ExportQuery extends OfferFilter {
  @Description('Left out: the newest first.')
  @IsOptional()
  @IsIn(OFFER_SORTS)
  sort?: OfferSort;
}

export const OFFER_ROUTES: readonly Route[] = [
  route(OFFER_OPERATIONS, 'GET /admin/offers.csv', {
    tag: 'Offers',
    summary: 'The filtered offers as a CSV file.',
    query: ExportQuery,
    errors: ['TOO_MANY_REQUESTS'],
    answer: listExport('oferty.csv'),
    handle: ({ context, query: { sort = 'newest', ...filter } }) =>
      offersCsv(context, filter, sort),
  }),

  route(OFFER_OPERATIONS, 'GET /offers/:token/:number.pdf', {
    tag: 'Offers',
    summary: 'A version of the offer as it was sent, to be printed, for the customer.',
    params: { token: tokenOf('offer'), number: idOf('version') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The version on paper.'),
    async handle({ context: { em, services }, params: { token, number } }) {
      const offer = await findOfferByToken(em, token);
      return printOwnOffer(em, issuerOf(services), offer, number);
    },
  }),

  route(OFFER_OPERATIONS, 'GET /admin/offers/:id/:number.pdf', {
    tag: 'Offers',
    summary: 'A version of an offer, to be printed; of a draft as it is now.',
    params: { id: idOf('offer'), number: idOf('version') },
    errors: ['NOT_FOUND'],
    answer: pdfFile('The version on paper.'),
    async handle({ context: { em, services }, params: { id, number } }) {
      return printOffer(em, issuerOf(services), await em.findOne(Offer, { id }), number);
    },
  }),
];
