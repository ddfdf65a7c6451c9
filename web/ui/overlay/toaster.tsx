import { lazy, Suspense } from 'react';

import { type ShownToast, useToasts } from './toast';

const ToastViewport = lazy(() =>
  import('./toast-viewport').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: PlainToast }),
  ),
);

/** The container of toasts, whose code is loaded with the first one. */
export function Toaster() {
  const toast = useToasts(({ current }) => current);
  if (!toast) return null;
  return (
    <Suspense>
      <ToastViewport toast={toast} />
    </Suspense>
  );
}

/** The text alone, where the code cannot be loaded: the toast may report the lost connection itself. */
function PlainToast({ toast }: { toast: ShownToast }) {
  return <p role="alert">{toast.description ?? toast.title}</p>;
}
