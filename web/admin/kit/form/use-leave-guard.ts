import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before unsaved changes are lost: on navigation and on closing the tab. Returns a function that asks the same
 * before the form is closed.
 */
export function useLeaveGuard(isDirty: () => boolean): () => Promise<boolean> {
  const { modal } = App.useApp();
  const blocker = useBlocker(() => isDirty());

  const mayLeave = async (): Promise<boolean> => {
    if (!isDirty()) return true;
    return modal.confirm({
      title: 'Masz niezapisane zmiany',
      content: 'Jeśli zamkniesz formularz, przepadną.',
      okText: 'Porzuć zmiany',
      okButtonProps: { danger: true },
      cancelText: 'Wróć do formularza',
      focusable: { autoFocusButton: 'cancel' },
    });
  };

  const askOnNavigation = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (await mayLeave()) blocker.proceed();
    else blocker.reset();
  });
  // Depends on the blocker, not on its state: the next navigation may be blocked before the state has rendered as free.
  useEffect(() => {
    if (blocker.state === 'blocked') void askOnNavigation();
  }, [blocker]);

  const askOnClose = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => askOnClose(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return mayLeave;
}
