import { keysOf } from '#engine/trade/fields/pick';
import type { AccountState } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { Tag, type TagTone } from '../kit/page/inline-parts';
import { ContactLines } from '../kit/table/scroll-table';
import type { AccountRowFragment } from './accounts-page.generated';
import styles from './account-cells.module.css';

const TONES: Record<AccountState, TagTone> = {
  active: 'good',
  invited: 'waiting',
  disabled: 'neutral',
};

interface AccountCellProps {
  account: AccountRowFragment;
}

export function AccountStateTag({ account }: AccountCellProps) {
  const state = stateOf(account);
  return <Tag tone={TONES[state]}>{ACCOUNT_STATE_LABELS[state]}</Tag>;
}

export function CompactAccount({ account }: AccountCellProps) {
  return (
    <div className={styles.compact}>
      <ContactLines name={account.name} email={account.email} />
      <span>
        {account.role.name} <AccountStateTag account={account} />
      </span>
      <span>{lastSeenText(account)}</span>
    </div>
  );
}

/** When an account was last used. Its sessions tell that, which are deleted in the night after they expire. */
export function lastSeenText({ lastSeenAt, hasPassword }: AccountRowFragment): string {
  if (lastSeenAt) return formatDateTime(lastSeenAt);
  return hasPassword ? 'dziś jeszcze nie' : 'jeszcze nigdy';
}

export const ACCOUNT_STATE_LABELS: Record<AccountState, string> = {
  active: 'Czynne',
  invited: 'Zaproszone',
  disabled: 'Wyłączone',
};

export const ACCOUNT_STATES = keysOf(ACCOUNT_STATE_LABELS);

type Stateful = Pick<AccountRowFragment, 'disabledAt' | 'hasPassword'>;

function stateOf({ disabledAt, hasPassword }: Stateful): AccountState {
  if (disabledAt) return 'disabled';
  return hasPassword ? 'active' : 'invited';
}
