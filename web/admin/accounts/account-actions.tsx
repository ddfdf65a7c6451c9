import { App, Button } from 'antd';
import { useState } from 'react';

import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { useViewer } from '../kit/page/use-viewer';
import styles from './account-details.module.css';
import {
  AccountDrawerDocument,
  DisableAccountDocument,
  EnableAccountDocument,
  SendPasswordLinkDocument,
} from './account-drawer.generated';
import type { AccountRowFragment } from './accounts-page.generated';
import { EditAccount } from './edit-account';

/** The actions of an admin on an account; one's own account cannot be disabled. */
export function AccountActions({ account }: { account: AccountRowFragment }) {
  const [editing, setEditing] = useState(false);
  const viewer = useViewer();
  return (
    <div className={styles.actions}>
      <Button type="primary" onClick={() => setEditing(true)}>
        Edytuj
      </Button>
      {!account.disabledAt && <SendLink account={account} />}
      {account.disabledAt && <Enable account={account} />}
      {!account.disabledAt && account.id !== viewer?.id && <Disable account={account} />}
      {editing && <EditAccount account={account} onClose={() => setEditing(false)} />}
    </div>
  );
}

interface ActionProps {
  account: AccountRowFragment;
}

function SendLink({ account: { id, email, hasPassword } }: ActionProps) {
  const [send, { loading }] = useStaffMutation(SendPasswordLinkDocument, {
    done: `Link wysłano na ${email}`,
    failed: 'Nie udało się wysłać linku',
  });
  return (
    <Button loading={loading} onClick={() => void send({ input: { accountId: id } })}>
      {hasPassword ? 'Wyślij link do nowego hasła' : 'Wyślij link ponownie'}
    </Button>
  );
}

function Enable({ account: { id } }: ActionProps) {
  const [enable, { loading }] = useStaffMutation(EnableAccountDocument, {
    done: 'Konto zostało włączone',
    failed: 'Nie udało się włączyć konta',
  });
  return (
    <Button loading={loading} onClick={() => void enable({ input: { accountId: id } })}>
      Włącz konto
    </Button>
  );
}

function Disable({ account: { id, name } }: ActionProps) {
  const { modal } = App.useApp();
  const [disable, { loading }] = useStaffMutation(DisableAccountDocument, {
    done: 'Konto zostało wyłączone',
    failed: 'Nie udało się wyłączyć konta',
    refetch: [AccountDrawerDocument],
  });
  const ask = () =>
    modal.confirm({
      title: `Wyłączyć konto: ${name}?`,
      content: 'Wszystkie sesje tej osoby zakończą się od razu. Konto można później włączyć.',
      okText: 'Wyłącz konto',
      okButtonProps: { danger: true },
      onOk: () => disable({ input: { accountId: id } }),
    });
  return (
    <Button danger loading={loading} onClick={ask}>
      Wyłącz konto
    </Button>
  );
}
