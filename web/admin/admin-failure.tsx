import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';

import { ViewerDocument } from './viewer.generated';

/** A failed query of the staff area. When the session has ended, the gate takes over. */
export function AdminFailure({ error, retry }: { error: Error; retry: () => void }) {
  const client = useApolloClient();
  const signedOut = endedSession(error);

  useEffect(() => {
    if (signedOut) void client.refetchQueries({ include: [ViewerDocument] });
  }, [client, signedOut]);

  return (
    <Alert
      type="error"
      showIcon
      title="Nie udało się pobrać danych"
      description={
        signedOut
          ? 'Sesja wygasła. Zaloguj się ponownie.'
          : 'Sprawdź połączenie i spróbuj ponownie.'
      }
      action={<Button onClick={retry}>Spróbuj ponownie</Button>}
    />
  );
}

function endedSession(error: Error): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  );
}
