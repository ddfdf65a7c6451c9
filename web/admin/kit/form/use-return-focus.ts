import { useEffect } from 'react';

/** Returns the focus to the previously focused element when the dialog is unmounted. */
export function useReturnFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // Only after the dialog has released its focus trap.
      if (opener instanceof HTMLElement) setTimeout(() => opener.isConnected && opener.focus());
    };
  }, []);
}
