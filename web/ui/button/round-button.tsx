import { Icon, type IconName } from '../image/icon';
import styles from './round-button.module.css';
import { Tooltip } from '../overlay/tooltip';

/** A round button over a picture, in a TooltipGroup that says what it does; one that can do nothing now stays where it is and keeps the focus. */
export function RoundButton({
  icon,
  label,
  disabled = false,
  onClick,
}: {
  icon: IconName;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip content={label}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-disabled={disabled}
        onClick={() => {
          if (!disabled) onClick();
        }}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
