import type { UndeliveredMailSort } from '../../apollo/schema.generated';
import { listSpec, type ViewOf } from '../kit/list/list-view';

/** No filters, because there should be few undelivered mails. */
type NoFilters = Record<never, never>;

export const mailsList = listSpec<NoFilters, UndeliveredMailSort>({
  filters: {},
  sorts: ['oldest', 'newest'],
  defaultSort: 'oldest',
});

export type MailsView = ViewOf<typeof mailsList>;
