import type { ApiTokenSort } from '../../apollo/schema.generated';
import { id, oneOf, text } from '../kit/list/list-filters';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { TOKEN_STATES } from './token-state';

export const tokensList = listSpec({
  filters: { text, accountId: id, state: oneOf(TOKEN_STATES) },
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
