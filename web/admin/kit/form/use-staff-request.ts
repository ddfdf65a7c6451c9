import { ownerHeader } from '../../../apollo/screen-owner';
import { useRequestLogin } from './login-request';

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
