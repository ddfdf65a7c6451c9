import { useEffect, useRef } from 'react';

import { Dialog } from '../../ui/overlay/dialog';
import { SearchField } from './search-field';

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The search in a dialog. It stays mounted while it is closed, because only a dialog that closes returns the focus. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  // The focus is moved here, not in the search field, whose effects run before the dialog has opened.
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title="Szukaj" side="right">
      <SearchField isDialog inputRef={input} onLeave={onClose} />
    </Dialog>
  );
}
