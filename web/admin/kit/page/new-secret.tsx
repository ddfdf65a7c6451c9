import { Alert, Button, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { copyToClipboard } from './copy-to-clipboard';
import styles from './new-secret.module.css';

interface NewSecretProps {
  title: string;
  /** The name of the secret: "Token". */
  label: string;
  secret: string;
  /** The button that closes: "Mam zapisany token". */
  closeLabel: string;
  onClose: () => void;
  /** What it is for. */
  children: ReactNode;
}

/** Shows a new secret, which is never shown again. */
export function NewSecret({ title, label, secret, closeLabel, onClose, children }: NewSecretProps) {
  const footer = (
    <Button type="primary" onClick={onClose}>
      {closeLabel}
    </Button>
  );
  return (
    <Modal open title={title} mask={{ closable: false }} onCancel={onClose} footer={footer}>
      <div className={styles.secret}>
        <Alert
          type="warning"
          showIcon
          title="Skopiuj go teraz. Po zamknięciu tego okna nikt już go nie zobaczy."
        />
        <div className={styles.row}>
          <Input
            readOnly
            aria-label={label}
            value={secret}
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={() => void copyToClipboard(secret, `${label} skopiowany`)}>
            Kopiuj
          </Button>
        </div>
        <p>{children}</p>
      </div>
    </Modal>
  );
}
