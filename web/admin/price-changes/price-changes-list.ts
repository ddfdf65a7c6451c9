import { listSpec } from '../kit/list/list-view';

/** Sorted by time, the latest first; the server has no other sort order. */
export const priceChangesList = listSpec<object, 'latest'>({
  filters: {},
  sorts: ['latest'],
  defaultSort: 'latest',
});
