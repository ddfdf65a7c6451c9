import styles from './icon.module.css';
import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

/** A drawing of 24 × 24 in the colour of the text, hidden from screen readers: the text beside it speaks. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
