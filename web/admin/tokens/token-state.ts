import { keysOf } from '#engine/trade/fields/keys-of';
import type { ApiTokenState } from '../../apollo/schema.generated';
import type { ApiTokenRowFragment } from './tokens-page.generated';

export const TOKEN_STATE_LABELS: Record<ApiTokenState, string> = {
  active: 'Czynny',
  expired: 'Wygasł',
  revoked: 'Unieważniony',
};

export const TOKEN_STATES = keysOf(TOKEN_STATE_LABELS);

export function stateOf({ revokedAt, expiresAt }: ApiTokenRowFragment): ApiTokenState {
  if (revokedAt) return 'revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active';
}
