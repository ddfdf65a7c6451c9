import { Alert, Button, Modal } from 'antd';
import { downloadFile } from '../../../lib/browser/download';
import { copyToClipboard } from '../../kit/page/copy-to-clipboard';
import styles from './second-factors.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = codes.join('\n');
  return (
    <Modal
      open
      title="Twoje kody zapasowe"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="copy" onClick={() => void copyToClipboard(text, 'Kody skopiowane')}>
          Kopiuj
        </Button>,
        <Button key="download" onClick={() => downloadFile(new Blob([text]), 'kody-zapasowe.txt')}>
          Pobierz
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          Mam zapisane kody
        </Button>,
      ]}
    >
      <div className={styles.codes}>
        <Alert
          type="warning"
          showIcon
          title="Zapisz je teraz. Po zamknięciu tego okna nikt już ich nie zobaczy."
        />
        <p>Każdym z&nbsp;nich zalogujesz się raz, gdy nie masz przy sobie telefonu ani klucza.</p>
        <pre>{text}</pre>
      </div>
    </Modal>
  );
}
