import { Form, Input, QRCode } from 'antd';
import { EditDialog } from '../../kit/edit-dialog/edit-dialog';
import { toSaveOutcome } from '../../kit/form/field-problems';
import {
  type FactorDialogProps,
  FactorName,
  PasswordDialog,
  useAddFactor,
  useStartFactor,
} from './factor-dialogs';

/** An app that is to be added: its key waits for the first code. */
export interface StartedApp {
  token: string;
  appKey: string;
  appUri: string;
}

interface StartAppProps extends FactorDialogProps {
  onStarted: (app: StartedApp) => void;
}

/** Asks for the password, then hands on the key of the app to be added. */
export function StartApp({ onStarted, email, onClose }: StartAppProps) {
  const start = useStartFactor();
  return (
    <PasswordDialog
      email={email}
      onClose={onClose}
      title={'Nowa aplikacja z\u00a0kodami'}
      saveLabel="Dalej"
      save={async ({ currentPassword }) => {
        const outcome = await start({ input: { kind: 'app', currentPassword } });
        if (outcome.kind === 'done') {
          const { token, appKey, appUri } = outcome.payload;
          onStarted({ token: token!, appKey: appKey!, appUri: appUri! });
        }
        return toSaveOutcome(outcome);
      }}
    />
  );
}

/** Shows the key, as a QR code and as text, and asks for the first code of the app. */
export function AddApp({
  app: { token, appKey, appUri },
  onClose,
  onCodes,
}: FactorDialogProps & { app: StartedApp }) {
  const add = useAddFactor('Aplikacja została dodana', onCodes);
  return (
    <EditDialog
      title={'Nowa aplikacja z\u00a0kodami'}
      saveLabel="Dodaj aplikację"
      initial={{ values: { name: '', code: '' } }}
      texts={{ name: 'Nazwa', code: 'Kod' }}
      onClose={onClose}
      save={({ values }) => add({ token, ...values })}
    >
      <p>Zeskanuj kod w&nbsp;aplikacji takiej jak Google Authenticator, Aegis albo 1Password.</p>
      <QRCode value={appUri} type="svg" />
      <p>
        Albo przepisz klucz: <code>{appKey}</code>
      </p>
      <FactorName example="np. „Telefon Ewy”" />
      <Form.Item
        name="code"
        label={'Kod z\u00a0aplikacji'}
        rules={[{ required: true, message: 'Wpisz 6\u00a0cyfr, które pokazuje aplikacja.' }]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
      </Form.Item>
    </EditDialog>
  );
}
