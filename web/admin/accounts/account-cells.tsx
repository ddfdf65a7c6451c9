import type { AccountState } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { ROLE_LABELS } from '../kit/form/user-role';
import { ContactLines } from '../kit/table/cell-lines';
import { Tag, type TagTone } from '../kit/page/tag';
import styles from './account-cells.module.css';
import { ACCOUNT_STATE_LABELS, stateOf } from './account-state';
import type { AccountRowFragment } from './accounts-page.generated';

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

/** A row in one cell, for a screen without room for the columns. */
export function CompactAccount({ account }: AccountCellProps) {
  return (
    <div className={styles.compact}>
      <ContactLines name={account.name} email={account.email} />
      <span>
        {ROLE_LABELS[account.role]} <AccountStateTag account={account} />
      </span>
      <span>{lastSeen(account)}</span>
    </div>
  );
}

/** When an account was last used. Its sessions tell that, which are deleted in the night after they expire. */
export function lastSeen({ lastSeenAt, hasPassword }: AccountRowFragment): string {
  if (lastSeenAt) return formatDateTime(lastSeenAt);
  return hasPassword ? 'dziś jeszcze nie' : 'jeszcze nigdy';
}
