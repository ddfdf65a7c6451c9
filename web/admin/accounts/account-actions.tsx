import { App, Button } from 'antd';
import { useState } from 'react';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { NameField } from '../kit/form/account-fields';
import { toSaveOutcome, type Edited } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Allowed } from '../kit/page/allowed';
import { useViewer } from '../kit/page/viewer';
import { ViewerDocument } from '../kit/page/viewer.generated';
import { UpdateAccountDocument } from './account-actions.generated';
import {
  type AccountRowFragment,
  AccountDrawerDocument,
  DisableAccountDocument,
  EnableAccountDocument,
  ResetSecondFactorsDocument,
  SendPasswordLinkDocument,
} from './accounts-page.generated';
import { RoleField, useRoleOptions } from './role-field';
import styles from './account-details.module.css';

/** The actions on an account; one's own account cannot be disabled. */
export function AccountActions({ account }: { account: AccountRowFragment }) {
  const [editing, setEditing] = useState(false);
  const viewer = useViewer();
  return (
    <Allowed to="accounts:write">
      <div className={styles.actions}>
        <Button type="primary" onClick={() => setEditing(true)}>
          Edytuj
        </Button>
        {!account.disabledAt && <SendLink account={account} />}
        {account.disabledAt && <Enable account={account} />}
        {!account.disabledAt && account.id !== viewer?.id && <Disable account={account} />}
        {account.hasSecondFactor && account.id !== viewer?.id && <ResetFactors account={account} />}
        {editing && <EditAccount account={account} onClose={() => setEditing(false)} />}
      </div>
    </Allowed>
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

function ResetFactors({ account: { id, name } }: ActionProps) {
  const { modal } = App.useApp();
  const [reset, { loading }] = useStaffMutation(ResetSecondFactorsDocument, {
    done: 'Drugi składnik został usunięty',
    failed: 'Nie udało się usunąć drugiego składnika',
  });
  const ask = () =>
    modal.confirm({
      title: `Usunąć drugi składnik logowania: ${name}?`,
      content:
        'Zrób to tylko wtedy, gdy ta osoba straciła telefon lub klucz. Do logowania wystarczy jej hasło, a\u00a0my wyślemy jej o\u00a0tym wiadomość.',
      okText: 'Usuń drugi składnik',
      okButtonProps: { danger: true },
      onOk: () => reset({ input: { accountId: id } }),
    });
  return (
    <Button danger loading={loading} onClick={ask}>
      Usuń drugi składnik
    </Button>
  );
}

interface Draft {
  name: string;
  role: string;
}

interface EditAccountProps {
  account: AccountRowFragment;
  onClose: () => void;
}

/** A form for the name and role of an account. */
function EditAccount({ account, onClose }: EditAccountProps) {
  const roles = useRoleOptions();
  const isOwn = account.id === useViewer()?.id;
  const [update] = useStaffMutation(UpdateAccountDocument, {
    done: 'Konto zostało zaktualizowane',
    failed: 'Nie udało się zaktualizować konta',
    // One's own name and role are in the menu, and the role decides which screens may be seen.
    refetch: isOwn ? [ViewerDocument] : [],
  });
  return (
    <EditDialog<Draft>
      title={`Konto ${account.email}`}
      initial={editedOf(account)}
      texts={{
        name: 'Imię i\u00a0nazwisko',
        role: {
          label: 'Rola',
          show: (role) => roles.find(({ value }) => value === role)?.label ?? role,
        },
      }}
      onClose={onClose}
      save={async ({ values, version = account.version }) => {
        const outcome = await update({ input: { accountId: account.id, version, ...values } });
        return toSaveOutcome(outcome, ({ account: stored }) => stored && editedOf(stored));
      }}
    >
      <NameField />
      <RoleField />
    </EditDialog>
  );
}

function editedOf({
  name,
  role,
  version,
}: Pick<AccountRowFragment, 'name' | 'role' | 'version'>): Edited<Draft> {
  return { values: { name, role: role.id }, version };
}
