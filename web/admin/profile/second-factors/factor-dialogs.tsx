import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import type { AddSecondFactorInput } from '../../../apollo/schema.generated';
import { makePasskey } from '../../../lib/browser/passkeys';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { type SaveOutcome, toSaveOutcome } from '../../kit/form/field-problems';
import { useStaffMutation } from '../../kit/form/use-staff-mutation';
import { SECOND_FACTOR_LABELS } from '../../kit/page/viewer';
import { ViewerDocument } from '../../kit/page/viewer.generated';
import { ProfilePageDocument } from '../profile-page.generated';
import {
  AddSecondFactorDocument,
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
  type SecondFactorItemFragment,
  StartSecondFactorDocument,
} from './second-factors.generated';

export interface FactorDialogProps {
  email: string;
  onClose: () => void;
  /** Receives new recovery codes. */
  onCodes: (codes: readonly string[]) => void;
}

/** Starts to add a second factor, after the password. */
export const useStartFactor = () => useStaffMutation(StartSecondFactorDocument, FAILED)[0];

/** Adds a second factor that was started; the first one brings recovery codes. */
export function useAddFactor(done: string, onCodes: FactorDialogProps['onCodes']) {
  const refetch = [ProfilePageDocument, ViewerDocument];
  const [add] = useStaffMutation(AddSecondFactorDocument, { ...FAILED, done, refetch });
  return async (input: AddSecondFactorInput) => {
    const outcome = await add({ input });
    if (outcome.kind === 'done' && outcome.payload.recoveryCodes)
      onCodes(outcome.payload.recoveryCodes);
    return toSaveOutcome<unknown, never>(outcome);
  };
}

const FAILED = { failed: 'Nie udało się dodać drugiego składnika' };

/** Asks for the password and a name, then lets the browser make a passkey. */
export function AddPasskey({ onCodes, ...dialog }: FactorDialogProps) {
  const start = useStartFactor();
  const add = useAddFactor('Klucz dostępu został dodany', onCodes);
  return (
    <PasswordDialog
      {...dialog}
      title="Nowy klucz dostępu"
      saveLabel="Dodaj klucz"
      save={async ({ currentPassword, name }) => {
        const started = await start({ input: { kind: 'passkey', currentPassword } });
        if (started.kind !== 'done') return toSaveOutcome<unknown, never>(started);
        const { token, passkeyOptions } = started.payload;
        const passkey = await makePasskey(passkeyOptions ?? '{}');
        if (!token || !passkey) return { kind: 'refused', problems: [NOT_MADE] };
        return add({ token, passkey, name });
      }}
    >
      <FactorName example="np. „Laptop w&nbsp;biurze”" />
    </PasswordDialog>
  );
}

const NOT_MADE = { path: [], message: 'Przeglądarka nie utworzyła klucza. Spróbuj ponownie.' };

export function RemoveFactor({
  factor,
  ...dialog
}: FactorDialogProps & { factor: SecondFactorItemFragment }) {
  const [remove] = useStaffMutation(RemoveSecondFactorDocument, {
    done: 'Usunięto',
    failed: 'Nie udało się usunąć',
    refetch: [ProfilePageDocument],
  });
  return (
    <PasswordDialog
      {...dialog}
      title={`Usunąć: ${SECOND_FACTOR_LABELS[factor.kind]} ${factor.name}?`}
      saveLabel="Usuń"
      save={async ({ currentPassword }) =>
        toSaveOutcome(await remove({ input: { secondFactorId: factor.id, currentPassword } }))
      }
    />
  );
}

export function RenewCodes({ onCodes, ...dialog }: FactorDialogProps) {
  const [renew] = useStaffMutation(RenewRecoveryCodesDocument, {
    done: 'Nowe kody są gotowe',
    failed: 'Nie udało się utworzyć kodów',
    refetch: [ProfilePageDocument],
  });
  return (
    <PasswordDialog
      {...dialog}
      title="Nowe kody zapasowe"
      saveLabel="Utwórz kody"
      save={async ({ currentPassword }) => {
        const outcome = await renew({ input: { currentPassword } });
        if (outcome.kind === 'done') onCodes(outcome.payload.recoveryCodes ?? []);
        return toSaveOutcome<unknown, never>(outcome);
      }}
    >
      <p>Dotychczasowe kody przestaną działać.</p>
    </PasswordDialog>
  );
}

interface Draft {
  name: string;
  currentPassword: string;
}

interface PasswordDialogProps {
  title: string;
  saveLabel: string;
  email: string;
  onClose: () => void;
  save: (values: Draft) => Promise<SaveOutcome<Draft>>;
  children?: ReactNode;
}

/** A dialog for what needs the password again; `children` come before it. */
export function PasswordDialog({ email, save, children, ...dialog }: PasswordDialogProps) {
  return (
    <EditDialog<Draft>
      {...dialog}
      initial={{ values: { name: '', currentPassword: '' } }}
      texts={{ name: 'Nazwa', currentPassword: 'Obecne hasło' }}
      save={({ values }) => save(values)}
    >
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      {children}
      <Form.Item
        name="currentPassword"
        label="Obecne hasło"
        rules={[{ required: true, message: 'Wpisz obecne hasło.' }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
    </EditDialog>
  );
}

export function FactorName({ example }: { example: ReactNode }) {
  return (
    <Form.Item
      name="name"
      label="Nazwa"
      extra={example}
      rules={[{ required: true, whitespace: true, message: 'Wpisz nazwę.' }]}
    >
      <Input maxLength={60} autoComplete="off" />
    </Form.Item>
  );
}
