import { Form, Input } from 'antd';

import type { CreateAccountInput } from '../../apollo/schema.generated';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { AccountsPageDocument } from './accounts-page.generated';
import { CreateAccountDocument } from './create-account.generated';
import { NameField, RoleField } from '../kit/form/account-fields';

const EMPTY: CreateAccountInput = { email: '', name: '', role: 'staff' };

/** A form for a new account; its owner gets a link by mail to set the password. */
export function CreateAccount({ onClose }: { onClose: () => void }) {
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
