import { type ComponentType, useState } from 'react';
import { toast } from './toast';

/**
 * A component whose code is loaded once `want` is called, and null before. A toast reports a failure, and the next call
 * of `want` loads the code again; a failed `lazy` of React would replace the page by an error.
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): [Loaded: ComponentType<Props> | null, want: () => void] {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  const want = (): void => {
    load().then(
      (Component) => setLoaded({ Component }),
      async () => {
        onFailure();
        const advice = (await reachesShop()) ? RELOAD : CHECK_CONNECTION;
        const description = `Nie udało się wczytać tego okna. ${advice}`;
        toast({ title: 'Błąd', description, tone: 'destructive' });
      },
    );
  };
  return [loaded && loaded.Component, want];
}

/** After an upgrade of the shop an open page asks for files that are gone. */
const RELOAD = 'Odśwież stronę i\u00a0spróbuj ponownie.';
const CHECK_CONNECTION = 'Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie.';

/** Whether the shop answers: a file that has not come is then missing there, and the connection works. */
export async function reachesShop(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
