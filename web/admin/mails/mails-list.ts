import type { UndeliveredMailSort } from '../../apollo/schema.generated';
import { listSpec, type ListView } from '../kit/list/list-view';

/** All are shown: there should be none. */
type NoFilters = Record<never, never>;

export type MailsView = ListView<NoFilters, UndeliveredMailSort>;

export const mailsList = listSpec<NoFilters, UndeliveredMailSort>({
  filters: {},
  sorts: ['oldest', 'newest'],
  defaultSort: 'oldest',
});
