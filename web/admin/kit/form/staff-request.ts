import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client';
import { createContext, use } from 'react';
import { filter, firstValueFrom } from 'rxjs';
import { ownerHeader } from '../../../apollo/screen-owner';

/** Sends a request to the REST API; it rejects where no answer comes. */
export type StaffRequest = (path: string, init?: Omit<RequestInit, 'headers'>) => Promise<Response>;

/**
 * Requests to the REST API in the name of the screen's owner. When the session has ended, it asks to sign in again in a
 * dialog and repeats the request once.
 */
export function useStaffRequest(): StaffRequest {
  const requestLogin = useRequestLogin();
  return async (path, init) => {
    const send = () => fetch(path, { ...init, headers: ownerHeader() });
    const response = await send();
    return response.status === 401 && (await requestLogin()) ? send() : response;
  };
}

/** Asks to sign in again in a dialog; true once the same account has a session again, false if the user declines. */
export type RequestLogin = () => Promise<boolean>;

/** Without a provider, no login is requested. */
export const LoginRequestContext = createContext<RequestLogin>(() => Promise.resolve(false));

export function useRequestLogin(): RequestLogin {
  return use(LoginRequestContext);
}

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
