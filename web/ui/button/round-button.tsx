import { Icon, type IconName } from '../image/icon';
import { Tooltip } from '../overlay/tooltip';
import styles from './round-button.module.css';

/**
 * A round icon button with a tooltip; must be in a TooltipGroup. It is disabled by aria-disabled and so keeps the
 * focus.
 */
export function RoundButton({
  icon,
  label,
  disabled = false,
  pressed,
  onClick,
}: {
  icon: IconName;
  label: string;
  disabled?: boolean;
  /** For a toggle button: whether it is pressed. */
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip content={label}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-disabled={disabled}
        aria-pressed={pressed}
        onClick={() => {
          if (!disabled) onClick();
        }}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
