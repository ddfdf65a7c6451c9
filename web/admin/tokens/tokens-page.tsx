import { Button } from 'antd';
import { useState } from 'react';
import { pluralCount } from '../../lib/text/grammar';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { NewSecret } from '../kit/page/new-secret';
import { AdminFailure } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { CreateToken } from './create-token';
import { TokensPageDocument } from './tokens-page.generated';
import { TokensTable, tokensList } from './tokens-table';

/** API tokens. */
export function TokensPage() {
  const { view, variables, change } = useListView(tokensList);
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { data, loading, error, refetch } = useStaffQuery(TokensPageDocument, variables);
  const total = data?.apiTokens.totalCount ?? 0;

  return (
    <AdminPage
      title="Tokeny API"
      remark={data && pluralCount(total, ['token', 'tokeny', 'tokenów'])}
    >
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <TokensTable
        tokens={data?.apiTokens.items}
        total={total}
        loading={loading}
        view={view}
        onChange={change}
        tools={
          <Button type="primary" onClick={() => setCreating(true)}>
            Nowy token
          </Button>
        }
      />
      {creating && <CreateToken onClose={() => setCreating(false)} onCreated={setSecret} />}
      {secret && (
        <NewSecret
          title="Twój nowy token"
          label="Token"
          secret={secret}
          closeLabel="Mam zapisany token"
          onClose={() => setSecret(null)}
        >
          Program wysyła go w&nbsp;nagłówku <code>Authorization: Bearer …</code>
        </NewSecret>
      )}
    </AdminPage>
  );
}
