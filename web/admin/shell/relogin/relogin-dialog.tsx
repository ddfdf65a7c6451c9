import { Alert, Button, Input, Modal, type InputRef } from 'antd';
import { useId, useRef, type FormEvent, type Ref, useState } from 'react';
import { useSignIn } from '../../../apollo/use-sign-in';
import type { StaffMember } from '../../kit/page/viewer';
import styles from './relogin-dialog.module.css';

/** A z-index above that of all other dialogs, which stay open below. */
const ABOVE_ALL = 2000;

interface ReloginDialogProps {
  viewer: StaffMember;
  /** Somebody else who has signed in in this browser. */
  stranger: StaffMember | null;
  answer: (signedIn: boolean) => void;
}

/** Asks the member of staff whose screen it is for the password. */
export function ReloginDialog({ viewer, stranger, answer }: ReloginDialogProps) {
  const { refusal, pending, challenge, ...relogin } = useRelogin(viewer, () => answer(true));
  const secret = useRef<InputRef>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals: the form that this dialog was opened from must not submit too.
    event.stopPropagation();
    relogin.submit(secret.current?.input?.value ?? '');
  };
  return (
    <Modal
      open
      title="Sesja wygasła"
      width={420}
      zIndex={ABOVE_ALL}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => answer(false)}
      afterOpenChange={(open) => open && secret.current?.focus()}
    >
      <form className={styles.form} method="post" onSubmit={submit}>
        <p>Zaloguj się ponownie, aby dokończyć. Zawartość ekranu nie zniknie.</p>
        {stranger && !refusal && <StrangerAlert viewer={viewer} stranger={stranger} />}
        {refusal && <Alert type="error" showIcon title={refusal} />}
        {challenge ? (
          <Code code={secret} />
        ) : (
          <Credentials email={viewer.email} password={secret} />
        )}
        <div className={styles.buttons}>
          <Button onClick={() => answer(false)}>Anuluj</Button>
          {challenge?.passkeyOptions && (
            <Button disabled={pending} onClick={relogin.signInByPasskey}>
              Użyj klucza dostępu
            </Button>
          )}
          <Button type="primary" htmlType="submit" loading={pending}>
            Zaloguj się
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface StrangerAlertProps {
  viewer: StaffMember;
  stranger: StaffMember;
}

function StrangerAlert({ viewer, stranger }: StrangerAlertProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title="To sesja kogoś innego"
      description={`W\u00a0tej przeglądarce zalogował się użytkownik ${stranger.name} (${stranger.email}). Zmiany zapiszesz tylko jako ${viewer.name}. Aby pracować jako ${stranger.name}, odśwież stronę.`}
    />
  );
}

function Credentials({ email, password }: { email: string; password: Ref<InputRef> }) {
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-email`}>E-mail</label>
      <Input id={`${id}-email`} type="email" value={email} autoComplete="username" readOnly />
      <label htmlFor={`${id}-password`}>Hasło</label>
      <Input.Password
        id={`${id}-password`}
        ref={password}
        name="password"
        autoComplete="current-password"
        required
      />
    </>
  );
}

function Code({ code }: { code: Ref<InputRef> }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Kod z&nbsp;aplikacji albo kod zapasowy</label>
      <Input id={id} ref={code} autoComplete="one-time-code" required />
    </>
  );
}

const SOMEBODY_ELSE = 'To sesja kogoś innego';

/** Signs the same member of staff in again; `refusal` is the reason when that failed. */
function useRelogin(viewer: StaffMember, onSignedIn: () => void) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const steps = useSignIn((userId) => {
    if (userId !== viewer.id) return SOMEBODY_ELSE;
    onSignedIn();
    return null;
  });
  const run = async (step: () => Promise<string | null>) => {
    setRefusal(null);
    setPending(true);
    setRefusal(await step());
    setPending(false);
  };
  return {
    refusal,
    pending,
    challenge: steps.challenge,
    submit: (secret: string) =>
      void run(() =>
        steps.challenge
          ? steps.enterCode(secret)
          : steps.signIn({ email: viewer.email, password: secret }),
      ),
    signInByPasskey: () => void run(() => steps.signInByPasskey()),
  };
}
