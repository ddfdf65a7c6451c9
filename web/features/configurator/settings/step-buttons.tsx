import { RoundButton } from '../../../ui/button/round-button';
import { TooltipGroup } from '../../../ui/overlay/tooltip';
import styles from './step-buttons.module.css';

/** Buttons that undo and redo a change of the settings. */
export function StepButtons({
  undo,
  redo,
}: {
  undo: (() => void) | null;
  redo: (() => void) | null;
}) {
  return (
    <TooltipGroup>
      <div className={styles.buttons}>
        <RoundButton
          icon="undo"
          label="Cofnij zmianę"
          disabled={undo === null}
          onClick={() => undo?.()}
        />
        <RoundButton
          icon="redo"
          label="Ponów zmianę"
          disabled={redo === null}
          onClick={() => redo?.()}
        />
      </div>
    </TooltipGroup>
  );
}
