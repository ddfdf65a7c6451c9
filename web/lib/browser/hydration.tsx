import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

/** The default is for tests, which render in the browser alone and hydrate nothing. */
const InBrowser = createContext(true);

/**
 * Holds the page that the server renders and the browser hydrates. What differs in the browser is rendered after
 * hydration as a transition, in small tasks between which the browser handles input.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <InBrowser value={isHydrated}>{children}</InBrowser>;
}

/** Whether the page is hydrated: false on the server and during hydration. */
export const useInBrowser = (): boolean => use(InBrowser);
