import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';

const pending = new WeakSet<ObservableQuery>();

/**
 * Refetches the given queries that are on the screen. A request in flight may have been sent before the change,
 * and Apollo would use its response for the refetch too. So the refetch waits until that request is over; calls made
 * meanwhile are merged into one refetch.
 */
export function refetchActive(client: ApolloClient, documents: readonly DocumentNode[]): void {
  for (const query of client.getObservableQueries('active')) {
    // The component that shows the query reports its error.
    if (documents.includes(query.options.query)) refetchOnce(query).catch(() => undefined);
  }
}

async function refetchOnce(query: ObservableQuery): Promise<void> {
  if (pending.has(query)) return;
  pending.add(query);
  await firstValueFrom(query.pipe(filter(({ loading }) => !loading)), { defaultValue: null });
  // While Apollo is delivering a response, it would still use that response for the refetch.
  await new Promise((resolve) => setTimeout(resolve));
  pending.delete(query);
  if (query.hasObservers()) await query.refetch();
}
