import { Button, Alert } from 'antd';
import { type ReactNode, type KeyboardEvent, useEffect } from 'react';
import styles from './dialog-parts.module.css';

interface DialogFooterProps {
  /** The label of the main button. */
  label: string;
  disabled?: boolean;
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Further buttons, between the two. */
  children?: ReactNode;
}

/** The buttons below a dialog: cancel first, the main one last. */
export function DialogFooter({ label, onConfirm, onCancel, children, ...main }: DialogFooterProps) {
  return (
    <div className={styles.footer}>
      <Button onClick={onCancel}>Anuluj</Button>
      {children}
      <Button type="primary" onClick={onConfirm} {...main}>
        {label}
      </Button>
    </div>
  );
}

/** Whether a key press is Ctrl+Enter (or Cmd+Enter), which submits a form from any of its fields. */
export function isSubmitKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

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

/** Errors that belong to no single field, one alert each. */
export function ErrorAlerts({ messages }: { messages: readonly string[] }) {
  return messages.map((message) => (
    <Alert key={message} type="error" showIcon role="alert" title={message} />
  ));
}
