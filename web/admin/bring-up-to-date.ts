import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';

const waiting = new WeakSet<ObservableQuery>();

/**
 * Asks anew for what is shown of these queries. An answer on its way may be older than the news, and Apollo would
 * take it for the new one: it is waited for first, and all that is asked meanwhile is one question.
 */
export function bringUpToDate(client: ApolloClient, documents: readonly DocumentNode[]): void {
  for (const query of client.getObservableQueries('active')) {
    // What cannot be brought is told where it is shown.
    if (documents.includes(query.options.query)) askAnew(query).catch(() => undefined);
  }
}

async function askAnew(query: ObservableQuery): Promise<void> {
  if (waiting.has(query)) return;
  waiting.add(query);
  await firstValueFrom(query.pipe(filter(({ loading }) => !loading)), { defaultValue: null });
  // Apollo forgets a request only after it has given its answer, and would give that answer again.
  await new Promise((resolve) => setTimeout(resolve));
  waiting.delete(query);
  if (query.hasObservers()) await query.refetch();
}
