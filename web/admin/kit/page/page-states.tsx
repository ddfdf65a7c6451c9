import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { isSignedOut, refusalOf } from '../form/field-problems';
import { useRequestLogin } from '../form/staff-request';
import styles from './page-states.module.css';

/** Shows that a query failed. When the session has ended, it asks to sign in again and retries. */
export function AdminFailure({ error, retry }: { error: Error; retry: () => void }) {
  const requestLogin = useRequestLogin();
  const signedOut = isSignedOut(error);
  const recover = async () => {
    if (await requestLogin()) retry();
  };
  const recoverAtOnce = useEffectEvent(() => void recover());

  useEffect(() => {
    if (signedOut) recoverAtOnce();
  }, [signedOut]);

  return (
    <Alert
      type="error"
      showIcon
      title="Nie udało się pobrać danych"
      description={
        <div className={styles.remedy}>
          {signedOut
            ? 'Sesja wygasła. Zaloguj się ponownie.'
            : (refusalOf(error) ?? 'Sprawdź połączenie i\u00a0spróbuj ponownie.')}
          {signedOut ? (
            <Button onClick={() => void recover()}>Zaloguj się</Button>
          ) : (
            <Button onClick={retry}>Spróbuj ponownie</Button>
          )}
        </div>
      }
    />
  );
}

/** A skeleton of `rows` lines while data is loading; hidden from screen readers. */
export function Loading({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      <Skeleton active paragraph={{ rows }} />
    </div>
  );
}
