import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';

import { isSignedOut } from '../form/field-problems';
import { useRequestLogin } from '../form/login-request';

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
        signedOut
          ? 'Sesja wygasła. Zaloguj się ponownie.'
          : 'Sprawdź połączenie i\u00a0spróbuj ponownie.'
      }
      action={
        signedOut ? (
          <Button onClick={() => void recover()}>Zaloguj się</Button>
        ) : (
          <Button onClick={retry}>Spróbuj ponownie</Button>
        )
      }
    />
  );
}
