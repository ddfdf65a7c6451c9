import type { ApiTokenSort, ApiTokenState } from '../../apollo/schema.generated';
import { number, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ListView } from '../kit/list/list-view';
import { TOKEN_STATES } from './token-state';

interface TokensFilter {
  text: string;
  accountId: number;
  state: ApiTokenState;
}

export type TokensView = ListView<TokensFilter, ApiTokenSort>;

export const tokensList = listSpec<TokensFilter, ApiTokenSort>({
  filters: { text, accountId: number, state: oneOf(TOKEN_STATES) },
  sorts: ['newest', 'oldest', 'name_asc', 'name_desc', 'used_desc', 'used_asc'],
  defaultSort: 'newest',
});
