import { createContext, useContext } from 'react';

/** The HTTP response that a page is part of. */
export interface PageResponse {
  /** HTTP status; matters on the server only. */
  status: number;
  /** Scheme and host of the shop, without a slash at the end. */
  origin: string;
}

export const ResponseContext = createContext<PageResponse>({ status: 200, origin: '' });

export function useResponse(): PageResponse {
  return useContext(ResponseContext);
}
