import type { AccountSort } from '../../apollo/schema.generated';
import { ROLES } from '../kit/form/user-role';
import { oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { ACCOUNT_STATES } from './account-state';

export const accountsList = listSpec({
  filters: { text, role: oneOf(ROLES), state: oneOf(ACCOUNT_STATES) },
  sorts: [
    'name_asc',
    'name_desc',
    'email_asc',
    'email_desc',
    'seen_desc',
    'seen_asc',
    'newest',
    'oldest',
  ] satisfies AccountSort[],
  defaultSort: 'name_asc',
});

export type AccountsView = ViewOf<typeof accountsList>;
