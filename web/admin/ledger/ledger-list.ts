import { date, oneOf } from '../kit/list/list-filters';
import { listSpec } from '../kit/list/list-view';

/** What the list shows; without a value in the URL, only what moved money. */
const SHOWN = ['all'] as const;

export const ledgerList = listSpec({
  filters: { show: oneOf(SHOWN), from: date, to: date },
  sorts: ['newest'] as const,
  defaultSort: 'newest',
});
