import { lazy, Suspense, useSyncExternalStore } from 'react';

import { currentToast, subscribeToToasts } from './toast';

const ToastViewport = lazy(async () => ({
  default: (await import('./toast-viewport')).ToastViewport,
}));

/** The place of toasts. Its code is loaded with the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  if (!toast) return null;
  return (
    <Suspense>
      <ToastViewport toast={toast} />
    </Suspense>
  );
}
