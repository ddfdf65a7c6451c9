import { listSpec, type ListView } from '../kit/list/list-view';

/** Those that take effect last come first; the server knows no other order. */
export const priceChangesList = listSpec<object, 'latest'>({
  filters: {},
  sorts: ['latest'],
  defaultSort: 'latest',
});

export type PriceChangesView = ListView<object, 'latest'>;
