import { keysOf } from '#engine/trade/fields/keys-of';
import type { AccountState } from '../../apollo/schema.generated';
import type { AccountRowFragment } from './accounts-page.generated';

export const ACCOUNT_STATE_LABELS: Record<AccountState, string> = {
  active: 'Czynne',
  invited: 'Zaproszone',
  disabled: 'Wyłączone',
};

export const ACCOUNT_STATES = keysOf(ACCOUNT_STATE_LABELS);

type Stateful = Pick<AccountRowFragment, 'disabledAt' | 'hasPassword'>;

export function stateOf({ disabledAt, hasPassword }: Stateful): AccountState {
  if (disabledAt) return 'disabled';
  return hasPassword ? 'active' : 'invited';
}
