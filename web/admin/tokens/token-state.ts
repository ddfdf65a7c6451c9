import type { ApiTokenState } from '../../apollo/schema.generated';
import type { ApiTokenRowFragment } from './tokens-page.generated';

export const TOKEN_STATE_LABELS: Record<ApiTokenState, string> = {
  active: 'Czynny',
  expired: 'Wygasł',
  revoked: 'Unieważniony',
};

export const TOKEN_STATES = Object.keys(TOKEN_STATE_LABELS) as ApiTokenState[];

export function stateOf({ revokedAt, expiresAt }: ApiTokenRowFragment): ApiTokenState {
  if (revokedAt) return 'revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active';
}
