import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/** Whether each open form has unsaved changes. */
const openForms = new Set<() => boolean>();
/** React Router asks only the blocker of the form opened last, so that blocker must answer for all open forms. */
const isAnyDirty = (): boolean => [...openForms].some((isDirty) => isDirty());

/**
 * Asks before unsaved changes are lost: on navigation and on closing the tab. Returns a function that asks the same
 * before the form is closed.
 */
export function useLeaveGuard(isDirty: () => boolean): () => Promise<boolean> {
  const { modal } = App.useApp();
  const blocker = useBlocker(isAnyDirty);
  const isOwnDirty = useEffectEvent(isDirty);
  useEffect(() => {
    const isFormDirty = () => isOwnDirty();
    openForms.add(isFormDirty);
    return () => void openForms.delete(isFormDirty);
  }, []);

  const ask = async (): Promise<boolean> =>
    modal.confirm({
      title: 'Masz niezapisane zmiany',
      content: 'Jeśli zamkniesz formularz, przepadną.',
      okText: 'Porzuć zmiany',
      okButtonProps: { danger: true },
      cancelText: 'Wróć do formularza',
      focusable: { autoFocusButton: 'cancel' },
    });

  const askOnNavigation = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (!isAnyDirty() || (await ask())) blocker.proceed();
    else blocker.reset();
  });
  // Depends on the blocker, not on its state: two navigations may be blocked without a render between them.
  useEffect(() => {
    if (blocker.state === 'blocked') void askOnNavigation();
  }, [blocker]);

  const askOnClose = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => askOnClose(event);
    window.addEventListener('beforeunload', onClose);
    return () => window.removeEventListener('beforeunload', onClose);
  }, []);

  return async () => !isDirty() || ask();
}
