import { IsIn, IsOptional } from 'class-validator';
import { csvFile } from '../../rest/answer.js';
import { type Route, route } from '../../rest/route.js';
import { Description } from '../../shared/description.js';
import { offersCsv } from './list/offer-csv.js';
import { OFFER_SORTS, OfferFilter, type OfferSort } from './list/offer-list.inputs.js';

class ExportQuery extends OfferFilter {
  @Description('The newest first, when left out.')
  @IsOptional()
  @IsIn(OFFER_SORTS)
  sort?: OfferSort;
}

export const OFFER_ROUTES: readonly Route[] = [
  route({
    method: 'get',
    path: '/admin/offers.csv',
    tag: 'Offers',
    summary: 'The filtered offers as a file.',
    role: 'staff',
    query: ExportQuery,
    errors: ['TOO_MANY_REQUESTS'],
    answer: csvFile('oferty.csv'),
    handle: ({ context: { services }, query: { sort = 'newest', ...filter } }) =>
      offersCsv(services.listExports, filter, sort),
  }),
];
