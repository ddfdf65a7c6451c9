import { useQuery } from '@apollo/client/react';
import { Drawer, Empty } from 'antd';

import { AdminFailure } from '../kit/page/admin-failure';
import { Loading } from '../kit/page/loading';
import { AccountDetails } from './account-details';
import { AccountDrawerDocument } from './account-drawer.generated';

interface AccountDrawerProps {
  /** The id of the account to show; null: closed. */
  id: number | null;
  onClose: () => void;
}

export function AccountDrawer({ id, onClose }: AccountDrawerProps) {
  const { data, error, refetch } = useQuery(AccountDrawerDocument, {
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const account = data?.account;
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size="min(40rem, 100vw)"
      title={account ? account.name : 'Konto'}
      destroyOnHidden
    >
      {account && <AccountDetails account={account} sessions={data.sessions} />}
      {data && !account && <Empty description="Nie ma takiego konta" />}
      {error && !data && <AdminFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading rows={8} />}
    </Drawer>
  );
}
