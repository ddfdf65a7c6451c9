import type { AccountSort, AccountState, UserRole } from '../../apollo/schema.generated';
import { ROLES } from '../kit/parts/user-role';
import { oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ListView } from '../kit/list/list-view';
import { ACCOUNT_STATES } from './account-state';

interface AccountsFilter {
  text: string;
  role: UserRole;
  state: AccountState;
}

export type AccountsView = ListView<AccountsFilter, AccountSort>;

export const accountsList = listSpec<AccountsFilter, AccountSort>({
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
  ],
  defaultSort: 'name_asc',
});
