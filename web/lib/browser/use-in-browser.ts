import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component is hydrated: false on the server and during hydration. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
