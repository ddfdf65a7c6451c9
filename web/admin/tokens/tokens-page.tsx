import { Button } from 'antd';
import { useState } from 'react';

import { pluralCount } from '../../lib/text/plural';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useListView } from '../kit/list/use-list-view';
import { CreateToken } from './create-token';
import { NewSecret } from './new-secret';
import { tokensList } from './tokens-list';
import { TokensPageDocument } from './tokens-page.generated';
import { TokensTable } from './tokens-table';

/** API tokens, for admins. */
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
      {secret && <NewSecret secret={secret} onClose={() => setSecret(null)} />}
    </AdminPage>
  );
}
