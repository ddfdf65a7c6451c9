import { RoundButton } from '../../../ui/button/round-button';
import { TooltipGroup } from '../../../ui/overlay/tooltip';
import styles from './full-screen-button.module.css';

/** A button that shows the picture on the whole screen, or ends that. */
export function FullScreenButton({ isFull, onClick }: { isFull: boolean; onClick: () => void }) {
  return (
    <TooltipGroup>
      <div className={styles.corner}>
        <RoundButton
          icon={isFull ? 'collapse' : 'expand'}
          label={isFull ? 'Zamknij pełny ekran' : 'Pełny ekran'}
          onClick={onClick}
        />
      </div>
    </TooltipGroup>
  );
}
