import { Alert, Button, Input, Modal } from 'antd';

import { toast } from '../../ui/overlay/toast';
import styles from './new-secret.module.css';

interface NewSecretProps {
  secret: string;
  onClose: () => void;
}

/** Shows the secret of a new token, which is never shown again. */
export function NewSecret({ secret, onClose }: NewSecretProps) {
  const footer = (
    <Button type="primary" onClick={onClose}>
      Mam zapisany token
    </Button>
  );
  return (
    <Modal
      open
      title="Twój nowy token"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={footer}
    >
      <div className={styles.secret}>
        <Alert
          type="warning"
          showIcon
          title="Skopiuj go teraz. Po zamknięciu tego okna nikt już go nie zobaczy."
        />
        <div className={styles.row}>
          <Input
            readOnly
            aria-label="Token"
            value={secret}
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={() => void copy(secret)}>Kopiuj</Button>
        </div>
        <p>
          Program wysyła go w&nbsp;nagłówku <code>Authorization: Bearer …</code>
        </p>
      </div>
    </Modal>
  );
}

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast({ title: 'Token skopiowany' });
  } catch {
    toast({
      title: 'Nie udało się skopiować. Zaznacz token i\u00a0skopiuj go.',
      tone: 'destructive',
    });
  }
}
