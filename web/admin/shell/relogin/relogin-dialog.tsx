import { Alert, Button, Input, Modal, type InputRef } from 'antd';
import { useId, useRef, type FormEvent } from 'react';

import type { StaffMemberFragment } from '../../kit/page/viewer.generated';
import styles from './relogin-dialog.module.css';
import { useRelogin } from './use-relogin';

/** Above every other dialog: what waits for it stays open below. */
const ABOVE_ALL = 2000;

interface ReloginDialogProps {
  viewer: StaffMemberFragment;
  stranger: StaffMemberFragment | null;
  answer: (signedIn: boolean) => void;
}

/** Asks the known member of staff for the password. */
export function ReloginDialog({ viewer, stranger, answer }: ReloginDialogProps) {
  const { refusal, pending, signIn } = useRelogin(viewer, () => answer(true));
  const password = useRef<InputRef>(null);
  const id = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside React's tree of another one must not send that one too.
    event.stopPropagation();
    void signIn(password.current?.input?.value ?? '');
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
      afterOpenChange={(open) => open && password.current?.focus()}
    >
      <form className={styles.form} method="post" onSubmit={submit}>
        <p>Zaloguj się ponownie, aby dokończyć. To, co jest na ekranie, zostaje.</p>
        {stranger && !refusal && (
          <Alert
            type="warning"
            showIcon
            title="To sesja kogoś innego"
            description={`W tej przeglądarce zalogował się użytkownik ${stranger.name} (${stranger.email}). Zmiany zapiszesz tylko jako ${viewer.name}.`}
          />
        )}
        {refusal && <Alert type="error" showIcon title={refusal} />}
        <label htmlFor={`${id}-email`}>E-mail</label>
        <Input
          id={`${id}-email`}
          type="email"
          value={viewer.email}
          autoComplete="username"
          readOnly
        />
        <label htmlFor={`${id}-password`}>Hasło</label>
        <Input.Password
          id={`${id}-password`}
          ref={password}
          name="password"
          autoComplete="current-password"
          required
        />
        <div className={styles.buttons}>
          <Button onClick={() => answer(false)}>Anuluj</Button>
          <Button type="primary" htmlType="submit" loading={pending}>
            Zaloguj się
          </Button>
        </div>
      </form>
    </Modal>
  );
}
