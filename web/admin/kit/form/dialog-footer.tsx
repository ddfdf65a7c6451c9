import { Button } from 'antd';
import type { ReactNode } from 'react';

import styles from './dialog-footer.module.css';

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
