import { Notice } from '../../ui/content/notice';
import styles from './order-requests.module.css';

/** A message that the request has been sent, which screen readers announce; empty before. */
export function RequestSent({ isSent, email }: { isSent: boolean; email: string }) {
  return (
    <div className={styles.news} aria-live="polite">
      {isSent && (
        <Notice
          tone="success"
          title="Prośba wysłana"
        >{`Potwierdzenie jest w\u00a0drodze na adres ${email}. Odpowiemy w\u00a0ciągu 24\u00a0godzin.`}</Notice>
      )}
    </div>
  );
}
