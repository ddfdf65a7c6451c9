import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before what is not saved is lost: on another address, on closing the tab, and, by the function that it answers,
 * on closing the form.
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

  const askOnWay = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (await mayLeave()) blocker.proceed();
    else blocker.reset();
  });
  // By the blocker, not its state: the next way out may be blocked before this one's release has been drawn.
  useEffect(() => {
    if (blocker.state === 'blocked') void askOnWay();
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
