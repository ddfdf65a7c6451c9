import type { FragmentType } from '@apollo/client';
import { Select, App, Button } from 'antd';
import type { ReactNode } from 'react';
import type { ApiTokenSort } from '../../apollo/schema.generated';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { LinkFilter } from '../kit/list/link-filter';
import { id, oneOf, text } from '../kit/list/list-filters';
import { ListSearch } from '../kit/list/list-search';
import { listSpec, type ViewOf } from '../kit/list/list-view';
import { useRows } from '../kit/list/rows';
import { CLEARABLE_SELECT } from '../kit/page/antd-defaults';
import { ListTable } from '../kit/table/list-table';
import type { ListColumn } from '../kit/table/use-columns';
import {
  CompactToken,
  lastUsed,
  TokenName,
  TokenOwner,
  TokenScopes,
  TokenStateTag,
  validity,
  stateOf,
  TOKEN_STATE_LABELS,
  TOKEN_STATES,
} from './token-cells';
import {
  ApiTokenRowFragmentDoc,
  type ApiTokenRowFragment,
  RevokeApiTokenDocument,
} from './tokens-page.generated';

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

type TokensView = ViewOf<typeof tokensList>;

interface TokensTableProps {
  tokens: FragmentType<ApiTokenRowFragment>[] | undefined;
  total: number;
  loading: boolean;
  view: TokensView;
  onChange: (change: Partial<TokensView>) => void;
  tools: ReactNode;
}

const COLUMNS: ListColumn<ApiTokenRowFragment, ApiTokenSort>[] = [
  {
    key: 'name',
    title: 'Token',
    shown: 'always',
    width: 180,
    sort: { ascend: 'name_asc', descend: 'name_desc' },
    render: (token) => <TokenName token={token} />,
  },
  {
    key: 'owner',
    title: 'Działa jako',
    width: 140,
    render: (token) => <TokenOwner token={token} />,
  },
  { key: 'scopes', title: 'Zakresy', render: (token) => <TokenScopes token={token} /> },
  { key: 'expires', title: 'Ważny', width: 160, render: validity },
  {
    key: 'used',
    title: 'Ostatnio użyty',
    width: 180,
    sort: { ascend: 'used_asc', descend: 'used_desc' },
    render: lastUsed,
  },
  { key: 'state', title: 'Stan', width: 120, render: (token) => <TokenStateTag token={token} /> },
  {
    key: 'actions',
    title: 'Działania',
    shown: 'always',
    width: 120,
    render: (token) => stateOf(token) === 'active' && <RevokeToken token={token} />,
  },
];

/** One page of API tokens with search and filters. */
export function TokensTable({ tokens, view, onChange, ...list }: TokensTableProps) {
  const rows = useRows(ApiTokenRowFragmentDoc, 'ApiTokenRow', tokens);
  return (
    <ListTable<ApiTokenRowFragment, ApiTokenSort>
      {...list}
      list="tokens"
      columns={COLUMNS}
      rows={rows}
      view={view}
      defaultSort={tokensList.defaultSort}
      onChange={onChange}
      narrow={(token) => (
        <>
          <CompactToken token={token} />
          {stateOf(token) === 'active' && <RevokeToken token={token} />}
        </>
      )}
      empty="Brak tokenów"
      search={
        <ListSearch
          label="Szukaj tokenów"
          placeholder="Nazwa albo początek tokenu"
          value={view.text}
          onSearch={(text) => onChange({ text })}
        />
      }
      filters={
        <>
          <Select
            aria-label="Stan tokenu"
            placeholder="Każdy stan"
            allowClear={CLEARABLE_SELECT}
            style={{ minWidth: 150 }}
            value={view.state}
            options={TOKEN_STATES.map((value) => ({ value, label: TOKEN_STATE_LABELS[value] }))}
            onChange={(state) => onChange({ state: state ?? null })}
          />
          {view.accountId !== null && (
            <LinkFilter
              only={ownerName(rows, view.accountId)}
              onClose={() => onChange({ accountId: null })}
            />
          )}
        </>
      }
    />
  );
}

/** The name of an account; an account without tokens is called by its number. */
function ownerName(rows: readonly ApiTokenRowFragment[] | undefined, accountId: number): string {
  const owned = rows?.find(({ owner }) => owner.id === accountId);
  return owned?.owner.name ?? `konto nr\u00a0${accountId}`;
}

/** Revokes a token after asking. */
function RevokeToken({ token: { id, name } }: { token: ApiTokenRowFragment }) {
  const { modal } = App.useApp();
  const [revoke, { loading }] = useStaffMutation(RevokeApiTokenDocument, {
    done: 'Token został unieważniony',
    failed: 'Nie udało się unieważnić tokenu',
  });
  const ask = () =>
    modal.confirm({
      title: `Unieważnić token: ${name}?`,
      content: 'Programy, które go używają, od razu stracą dostęp. Tego nie da się cofnąć.',
      okText: 'Unieważnij',
      okButtonProps: { danger: true },
      onOk: () => revoke({ input: { apiTokenId: id } }),
    });
  return (
    <Button danger size="small" loading={loading} aria-label={`Unieważnij: ${name}`} onClick={ask}>
      Unieważnij
    </Button>
  );
}
