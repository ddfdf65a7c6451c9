import { lazy, Suspense } from 'react';
import { type ShownToast, useToasts } from './toast';

const ToastViewport = lazy(() =>
  import('./toast-viewport').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: PlainToast }),
  ),
);

/** Shows the current toast; the code that draws toasts is loaded when the first one is shown. */
export function Toaster() {
  const toast = useToasts(({ current }) => current);
  if (!toast) return null;
  return (
    <Suspense>
      <ToastViewport toast={toast} />
    </Suspense>
  );
}

/** Shows the text alone where the code cannot be loaded: the toast may be the one that reports the lost connection. */
function PlainToast({ toast }: { toast: ShownToast }) {
  return <p role="alert">{toast.description ?? toast.title}</p>;
}
