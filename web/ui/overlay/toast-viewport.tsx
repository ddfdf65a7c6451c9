import * as Radix from '@radix-ui/react-toast';
import { joinClasses } from '../../lib/join-classes';
import { Icon } from '../image/icon';
import { dismissToast, type ShownToast } from './toast';
import styles from './toast-viewport.module.css';

export function ToastViewport({ toast }: { toast: ShownToast }) {
  const destructive = toast.tone === 'destructive';
  return (
    <Radix.Provider
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label="Powiadomienie"
    >
      <Radix.Root
        key={toast.id}
        duration={toast.durationMs}
        type={destructive ? 'foreground' : 'background'}
        className={joinClasses(styles.toast, destructive && styles.destructive)}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id);
        }}
      >
        <Icon name={destructive ? 'warning' : 'check'} />
        <div className={styles.text}>
          <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
          {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          {toast.action && (
            <Radix.Action
              altText={toast.action.label}
              className={styles.action}
              onClick={toast.action.onSelect}
            >
              {toast.action.label}
            </Radix.Action>
          )}
        </div>
        <Radix.Close className={styles.close} aria-label="Zamknij">
          <Icon name="close" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        className={styles.viewport}
        hotkey={['F8']}
        label="Powiadomienia ({hotkey})"
      />
    </Radix.Provider>
  );
}
