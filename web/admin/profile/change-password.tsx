import { Form, Input } from 'antd';

import type { ChangePasswordInput } from '../../apollo/schema.generated';
import { EditDialog } from '../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../kit/form/save-outcome';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { ChangePasswordDocument, ProfilePageDocument } from './profile-page.generated';

const EMPTY: ChangePasswordInput = { currentPassword: '', newPassword: '' };

interface ChangePasswordProps {
  /** The account's e-mail, for password managers. */
  email: string;
  onClose: () => void;
}

/** A form for one's own password; it asks for the old one and ends all other sessions. */
export function ChangePassword({ email, onClose }: ChangePasswordProps) {
  const [change] = useStaffMutation(ChangePasswordDocument, {
    done: 'Hasło zostało zmienione',
    failed: 'Nie udało się zmienić hasła',
    refetch: [ProfilePageDocument],
  });
  return (
    <EditDialog<ChangePasswordInput>
      title="Zmiana hasła"
      saveLabel="Zmień hasło"
      initial={{ values: EMPTY }}
      texts={{ currentPassword: 'Obecne hasło', newPassword: 'Nowe hasło' }}
      onClose={onClose}
      save={async ({ values }) => toSaveOutcome(await change({ input: values }))}
    >
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <Form.Item
        name="currentPassword"
        label="Obecne hasło"
        rules={[{ required: true, message: 'Wpisz obecne hasło.' }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label="Nowe hasło"
        extra="Od 12 do 128&nbsp;znaków. Inne Twoje sesje zostaną zakończone."
        rules={[{ required: true, message: 'Wpisz nowe hasło.' }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </EditDialog>
  );
}
