import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** Ends the suspended query that failed with this error; Apollo would throw the error again on the next visit. */
export function useForgetFailure(error: unknown): void {
  const client = useApolloClient();
  useEffect(() => {
    for (const query of client.getObservableQueries())
      if (query.getCurrentResult().error === error) query.stop();
  }, [client, error]);
}
