import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component is in a browser and hydrated: false on the server and while its markup is taken over. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
