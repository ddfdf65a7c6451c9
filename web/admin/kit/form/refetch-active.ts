import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';

const pending = new WeakSet<ObservableQuery>();

/**
 * Refetches those of these queries that are on the screen. A request in flight may be older than the change, and Apollo
 * would deduplicate the refetch with it: so the refetch waits for it, and further calls meanwhile are merged.
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
  // Apollo still deduplicates with a request whose response it is delivering.
  await new Promise((resolve) => setTimeout(resolve));
  pending.delete(query);
  if (query.hasObservers()) await query.refetch();
}
