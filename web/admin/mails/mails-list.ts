import type { UndeliveredMailSort } from '../../apollo/schema.generated';
import { listSpec, type ListView } from '../kit/list/list-view';

/** No filters: there should be few or none. */
type NoFilters = Record<never, never>;

export type MailsView = ListView<NoFilters, UndeliveredMailSort>;

export const mailsList = listSpec<NoFilters, UndeliveredMailSort>({
  filters: {},
  sorts: ['oldest', 'newest'],
  defaultSort: 'oldest',
});
