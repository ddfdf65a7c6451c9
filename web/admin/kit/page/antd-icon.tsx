import { Icon, type IconName } from '../../../ui/image/icon';
import { joinClasses } from '../../../lib/join-classes';
import styles from './antd-icon.module.css';

/** One of our icons in the place of one of Ant Design's, which tell screen readers their English names. */
export function AntdIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <span className={joinClasses('anticon', styles.icon, className)} aria-hidden="true">
      <Icon name={name} />
    </span>
  );
}

/** What turns while something is on its way. */
export function AntdSpinner() {
  return <span className={joinClasses('anticon', styles.spinner)} aria-hidden="true" />;
}
