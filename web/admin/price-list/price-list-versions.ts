import { listSpec } from '../kit/list/list-view';

/** Sorted by version, the latest first; the server has no other sort order. */
export const priceListVersions = listSpec<object, 'latest'>({
  filters: {},
  sorts: ['latest'],
  defaultSort: 'latest',
});
