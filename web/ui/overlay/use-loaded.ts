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
      () => {
        onFailure();
        toast({ title: 'Błąd', description: NOT_LOADED, tone: 'destructive' });
      },
    );
  };
  return [loaded && loaded.Component, want];
}

const NOT_LOADED =
  'Nie udało się wczytać tego okna. Sprawdź połączenie i\u00a0spróbuj ponownie albo odśwież stronę.';
