import { Icon, type IconName } from '../../../ui/image/icon';
import { joinClasses } from '../../../lib/join-classes';
import styles from './antd-icon.module.css';

/** One of our icons instead of Ant Design's, whose accessible names are English. */
export function AntdIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <span className={joinClasses('anticon', styles.icon, className)} aria-hidden="true">
      <Icon name={name} />
    </span>
  );
}

export function AntdSpinner() {
  return <span className={joinClasses('anticon', styles.spinner)} aria-hidden="true" />;
}
