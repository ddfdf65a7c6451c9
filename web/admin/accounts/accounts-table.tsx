import type { FragmentType } from '@apollo/client';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { AccountSort } from '../../apollo/schema.generated';
import { formatDate } from '../../lib/dates/format-date';
import { oneOf, text } from '../kit/list/list-filters';
import { ListSearch } from '../kit/list/list-search';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { ListTable } from '../kit/table/list-table';
import { ContactLines } from '../kit/table/scroll-table';
import type { ListColumn } from '../kit/table/use-columns';
import {
  AccountStateTag,
  CompactAccount,
  lastSeenText,
  ACCOUNT_STATE_LABELS,
  ACCOUNT_STATES,
} from './account-cells';
import { AccountRowFragmentDoc, type AccountRowFragment } from './accounts-page.generated';
import { useRoleOptions } from './role-field';

export const accountsList = listSpec({
  filters: { text, role: text, state: oneOf(ACCOUNT_STATES) },
  sorts: [
    'name_asc',
    'name_desc',
    'email_asc',
    'email_desc',
    'seen_desc',
    'seen_asc',
    'newest',
    'oldest',
  ] satisfies AccountSort[],
  defaultSort: 'name_asc',
});

type AccountsView = ViewOf<typeof accountsList>;

interface AccountsTableProps {
  accounts: FragmentType<AccountRowFragment>[] | undefined;
  total: number;
  loading: boolean;
  view: AccountsView;
  onChange: (change: Partial<AccountsView>) => void;
  onOpen: (id: number) => void;
  tools: ReactNode;
}

const COLUMNS: ListColumn<AccountRowFragment, AccountSort>[] = [
  {
    key: 'name',
    title: 'Osoba',
    shown: 'always',
    sort: { ascend: 'name_asc', descend: 'name_desc' },
    render: ({ name, email }) => <ContactLines name={name} email={email} />,
  },
  { key: 'role', title: 'Rola', width: 150, render: ({ role }) => role.name },
  {
    key: 'state',
    title: 'Stan',
    width: 120,
    render: (account) => <AccountStateTag account={account} />,
  },
  {
    key: 'seen',
    title: 'Ostatnio w\u00a0panelu',
    width: 210,
    sort: { ascend: 'seen_asc', descend: 'seen_desc' },
    render: lastSeenText,
  },
  {
    key: 'sessions',
    title: 'Sesje',
    width: 80,
    align: 'right',
    render: ({ sessionCount }) => sessionCount,
  },
  {
    key: 'created',
    title: 'Założone',
    width: 180,
    sort: { ascend: 'oldest', descend: 'newest' },
    render: ({ createdAt }) => formatDate(createdAt),
  },
];

/** One page of accounts with search and filters. */
export function AccountsTable({ accounts, view, onChange, onOpen, ...list }: AccountsTableProps) {
  const rows = useRows(AccountRowFragmentDoc, 'AccountRow', accounts);
  return (
    <ListTable<AccountRowFragment, AccountSort>
      {...list}
      list="accounts"
      columns={COLUMNS}
      rows={rows}
      view={view}
      defaultSort={accountsList.defaultSort}
      onChange={onChange}
      onOpen={({ id }) => onOpen(id)}
      narrow={(account) => <CompactAccount account={account} />}
      empty="Brak kont"
      search={
        <ListSearch
          label="Szukaj kont"
          placeholder="Imię, nazwisko lub e-mail"
          value={view.text}
          onSearch={(text) => onChange({ text })}
        />
      }
      filters={<AccountsFilter view={view} onChange={onChange} />}
    />
  );
}

interface AccountsFilterProps {
  view: AccountsView;
  onChange: (change: Partial<AccountsView>) => void;
}

function AccountsFilter({ view, onChange }: AccountsFilterProps) {
  return (
    <>
      <Select
        aria-label="Rola"
        placeholder="Każda rola"
        allowClear={CLEARABLE_SELECT}
        style={{ minWidth: 170 }}
        value={view.role}
        options={useRoleOptions()}
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
