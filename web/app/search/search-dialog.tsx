import { useEffect, useRef } from 'react';

import { Dialog } from '../../ui/overlay/dialog';
import { SearchField } from './search-field';

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  // The focus is moved here, not in the search field, whose effects run before the dialog has opened.
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog open onClose={onClose} title="Szukaj" side="right">
      <SearchField isDialog inputRef={input} onLeave={onClose} />
    </Dialog>
  );
}
