import type { ApiTokenSort } from '../../apollo/schema.generated';
import { number, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { TOKEN_STATES } from './token-state';

export const tokensList = listSpec({
  filters: { text, accountId: number, state: oneOf(TOKEN_STATES) },
  sorts: [
    'newest',
    'oldest',
    'name_asc',
    'name_desc',
    'used_desc',
    'used_asc',
  ] satisfies ApiTokenSort[],
  defaultSort: 'newest',
});

export type TokensView = ViewOf<typeof tokensList>;
