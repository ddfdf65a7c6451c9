import { Select } from 'antd';

import { ROLE_LABELS, ROLES } from '../kit/form/user-role';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { ACCOUNT_STATE_LABELS, ACCOUNT_STATES } from './account-state';
import type { AccountsView } from './accounts-list';

interface AccountsFilterProps {
  view: AccountsView;
  onChange: (change: Partial<AccountsView>) => void;
}

export function AccountsFilter({ view, onChange }: AccountsFilterProps) {
  return (
    <>
      <Select
        aria-label="Rola"
        placeholder="Każda rola"
        allowClear={CLEARABLE_SELECT}
        style={{ minWidth: 170 }}
        value={view.role}
        options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        onChange={(role) => onChange({ role: role ?? null })}
      />
      <Select
        aria-label="Stan konta"
        placeholder="Każdy stan"
        allowClear={CLEARABLE_SELECT}
        style={{ minWidth: 150 }}
        value={view.state}
        options={ACCOUNT_STATES.map((value) => ({ value, label: ACCOUNT_STATE_LABELS[value] }))}
        onChange={(state) => onChange({ state: state ?? null })}
      />
    </>
  );
}
