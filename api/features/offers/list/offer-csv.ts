import { polishTime } from '#engine/locale/polish-time';
import { LOST_REASON_LABELS, OFFER_STATE_LABELS } from '#engine/trade/shop/offers';
import type { Context } from '../../../request/context.js';
import { decimal } from '../../../shared/csv/csv-cells.js';
import { type CsvColumn, writeCsv } from '../../../shared/csv/csv.js';
import { TEXT_COLUMNS } from '../../agreements/csv-columns.js';
import { stateOf } from '../offer-state.js';
import { Offer } from '../offer.entity.js';
import { offerIds } from './list-offers.js';
import type { OfferFilter, OfferSort } from './offer-list.inputs.js';

const timeOf = (instant: Date | null): string | null => instant && polishTime(instant);

/** All times in the file are Polish local times. */
const COLUMNS: readonly CsvColumn<Offer>[] = [
  { heading: 'Numer', write: ({ id }) => id },
  { heading: 'Utworzono', write: ({ createdAt }) => polishTime(createdAt) },
  { heading: 'Stan', write: (offer) => OFFER_STATE_LABELS[stateOf(offer, new Date())] },
  { heading: 'Wersja', write: ({ currentVersion }) => currentVersion },
  ...TEXT_COLUMNS,
  { heading: 'Razem', write: ({ totalAmount }) => decimal(totalAmount) },
  { heading: 'Ważna do', write: ({ validUntil }) => validUntil },
  { heading: 'Wysłano', write: ({ sentAt }) => timeOf(sentAt) },
  { heading: 'Otwarto', write: ({ openedAt }) => timeOf(openedAt) },
  { heading: 'Zapytano', write: ({ askedAt }) => timeOf(askedAt) },
  { heading: 'Przyjęto', write: ({ acceptedAt }) => timeOf(acceptedAt) },
  { heading: 'Zamówienie', write: ({ order }) => order?.id },
  {
    heading: 'Powód przegranej',
    write: ({ lostReason }) => lostReason && LOST_REASON_LABELS[lostReason],
  },
  { heading: 'Notatka', write: ({ lostNote }) => lostNote },
  { heading: 'Autor', write: ({ author }) => author?.getEntity().name },
];

/** All offers of a filter as a CSV file for a spreadsheet, in chunks. */
export const offersCsv = (
  context: Context,
  filter: OfferFilter,
  sort: OfferSort,
): AsyncGenerator<string> =>
  writeCsv(
    COLUMNS,
    context.services.listExports.read(context, {
      ids: (em) => offerIds(em, filter, sort).execute(),
      load: (em, ids) => em.find(Offer, { id: { $in: ids } }, { populate: ['author'] }),
    }),
  );
