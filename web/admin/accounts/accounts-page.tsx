import { Button } from 'antd';
import { useState } from 'react';

import { pluralCount } from '../../lib/text/plural';
import { AdminFailure } from '../kit/page/admin-failure';
import { AdminPage } from '../kit/page/admin-page';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { useListView } from '../kit/list/use-list-view';
import { readId } from '../kit/list/read-id';
import { useOpened } from '../kit/list/use-opened';
import { AccountDrawer } from './account-drawer';
import { accountsList } from './accounts-list';
import { AccountsPageDocument } from './accounts-page.generated';
import { AccountsTable } from './accounts-table';
import { CreateAccount } from './create-account';

/** The list of staff accounts, for admins; filters and the opened account are kept in the URL. */
export function AccountsPage() {
  const { view, variables, change } = useListView(accountsList);
  const [opened, open] = useOpened('account');
  const [creating, setCreating] = useState(false);
  const { data, loading, error, refetch } = useStaffQuery(AccountsPageDocument, variables);
  const total = data?.accounts.totalCount ?? 0;

  return (
    <AdminPage title="Konta" remark={data && pluralCount(total, ['konto', 'konta', 'kont'])}>
      {error && <AdminFailure error={error} retry={() => void refetch()} />}
      <AccountsTable
        accounts={data?.accounts.items}
        total={total}
        loading={loading}
        view={view}
        onChange={change}
        onOpen={(id) => open(String(id))}
        tools={
          <Button type="primary" onClick={() => setCreating(true)}>
            Dodaj konto
          </Button>
        }
      />
      {creating && <CreateAccount onClose={() => setCreating(false)} />}
      <AccountDrawer id={readId(opened)} onClose={() => open(null)} />
    </AdminPage>
  );
}
