import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/**
 * Stops the suspended query that failed with this error, which Apollo would otherwise throw again on the next visit.
 */
export function useForgetFailure(error: unknown): void {
  const client = useApolloClient();
  useEffect(() => {
    for (const query of client.getObservableQueries())
      if (query.getCurrentResult().error === error) query.stop();
  }, [client, error]);
}
