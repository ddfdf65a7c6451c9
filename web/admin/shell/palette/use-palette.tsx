import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '../../kit/list/list-search';
import type { StaffMember } from '../../kit/page/viewer';

const PaletteDialog = lazy(async () => ({
  default: (await import('./palette-dialog')).PaletteDialog,
}));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog')).KeysDialog }));

/**
 * One field that opens everything in the staff area, by `open` or Ctrl+K (Cmd+K); the key "?" shows all keys, except
 * while a field or a dialog has the focus.
 */
export function usePalette(viewer: StaffMember) {
  const [shown, show] = useState<'palette' | 'keys' | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) {
        event.preventDefault();
        show('palette');
      } else if (key === '?' && !isTyping(target)) show('keys');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const close = () => show(null);
  const dialogs = (
    <Suspense fallback={null}>
      {shown === 'palette' && <PaletteDialog viewer={viewer} onClose={close} />}
      {shown === 'keys' && <KeysDialog onClose={close} />}
    </Suspense>
  );
  return { open: () => show('palette'), dialogs };
}
