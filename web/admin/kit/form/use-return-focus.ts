import { useEffect } from 'react';

/** Gives the focus back, when the dialog goes, to what had it before. */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // After the dialog has let go of it.
      if (opener instanceof HTMLElement) setTimeout(() => opener.isConnected && opener.focus());
    };
  }, []);
}
