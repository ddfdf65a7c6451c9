import { iconPaths } from './icon-paths';
import styles from './icon.module.css';

export type IconName = keyof typeof iconPaths;

export const isIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

/** An icon in the text colour, hidden from screen readers: a text or label beside it must say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
