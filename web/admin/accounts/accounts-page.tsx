import { useQuery } from '@apollo/client/react';
import { Button, Drawer, Empty, Form, Input } from 'antd';
import { useState } from 'react';
import type { CreateAccountInput } from '../../apollo/schema.generated';
import { pluralCount } from '../../lib/text/grammar';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { NameField } from '../kit/form/account-fields';
import { toSaveOutcome } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { useOpened, readId } from '../kit/list/rows';
import { useListView } from '../kit/list/use-list-view';
import { AdminPage } from '../kit/page/admin-page';
import { Allowed } from '../kit/page/allowed';
import { AdminFailure, Loading } from '../kit/page/page-states';
import { useStaffQuery } from '../kit/page/use-staff-query';
import { AccountDetails } from './account-details';
import {
  AccountsPageDocument,
  AccountDrawerDocument,
  CreateAccountDocument,
} from './accounts-page.generated';
import { AccountsTable, accountsList } from './accounts-table';
import { RoleField } from './role-field';

/** The list of staff accounts; filters and the opened account are kept in the URL. */
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
          <Allowed to="accounts:write">
            <Button type="primary" onClick={() => setCreating(true)}>
              Dodaj konto
            </Button>
          </Allowed>
        }
      />
      {creating && <CreateAccount onClose={() => setCreating(false)} />}
      <AccountDrawer id={readId(opened)} onClose={() => open(null)} />
    </AdminPage>
  );
}

interface AccountDrawerProps {
  /** The id of the account to show; null: closed. */
  id: number | null;
  onClose: () => void;
}

function AccountDrawer({ id, onClose }: AccountDrawerProps) {
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

const EMPTY: CreateAccountInput = { email: '', name: '', role: '' };

/** A form for a new account; its owner gets a link by mail to set the password. */
function CreateAccount({ onClose }: { onClose: () => void }) {
  const [create] = useStaffMutation(CreateAccountDocument, {
    done: ({ account }) => `Konto założone. Link wysłano na ${account?.email ?? 'podany adres'}`,
    failed: 'Nie udało się założyć konta',
    refetch: [AccountsPageDocument],
  });
  return (
    <EditDialog<CreateAccountInput>
      title="Nowe konto"
      saveLabel="Załóż konto"
      initial={{ values: EMPTY }}
      texts={{ email: 'E-mail', name: 'Imię i\u00a0nazwisko', role: 'Rola' }}
      onClose={onClose}
      save={async ({ values }) => toSaveOutcome(await create({ input: values }))}
    >
      <Form.Item
        name="email"
        label="E-mail"
        extra="Na ten adres wyślemy link do ustawienia hasła, ważny 24&nbsp;godziny."
        rules={[{ required: true, type: 'email', message: 'Podaj prawidłowy adres e-mail.' }]}
      >
        <Input type="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <NameField />
      <RoleField />
    </EditDialog>
  );
}
