import type { UndeliveredMailSort } from '../../apollo/schema.generated';
import { listSpec, type ViewOf } from '../kit/list/list-view';

/** No filters: there should be few or none. */
type NoFilters = Record<never, never>;

export const mailsList = listSpec<NoFilters, UndeliveredMailSort>({
  filters: {},
  sorts: ['oldest', 'newest'],
  defaultSort: 'oldest',
});

export type MailsView = ViewOf<typeof mailsList>;
