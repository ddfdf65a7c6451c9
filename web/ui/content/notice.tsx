import type { ReactNode } from 'react';

import { joinClasses } from '../../lib/join-classes';
import { Icon, type IconName } from '../image/icon';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'info' | 'warning' | 'error' | 'success';
  title?: ReactNode;
  children: ReactNode;
}

const icons: Record<NoticeProps['tone'], IconName> = {
  info: 'info',
  warning: 'warning',
  error: 'warning',
  success: 'check',
};

/** A message in the flow of the page; errors are announced at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div
      className={joinClasses(styles.notice, styles[tone])}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon name={icons[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
