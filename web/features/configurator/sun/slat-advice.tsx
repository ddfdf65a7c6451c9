import { profileAngle } from '#engine/goods/sun/shade';
import { openingAgainstSun, shinesOn, type Slats } from '#engine/goods/sun/window';
import { Button } from '../../../ui/button/button';
import styles from './sun-panel.module.css';
import { sunOf, useSunSettings } from './use-sun-settings';

/**
 * How far the slats may be opened at the chosen hour before the sun shines in; nothing while no sun is on the window.
 */
export function SlatAdvice({
  slats,
  maxOpening,
  onOpen,
}: {
  slats: Slats;
  /** The maximum angle of the slats, degrees. */
  maxOpening: number;
  onOpen: (angle: number) => void;
}) {
  const [settings] = useSunSettings();
  const sun = sunOf(settings);
  if (!shinesOn(sun, settings.facade)) return null;
  const opening = openingAgainstSun(slats, profileAngle(sun, settings.facade), maxOpening);
  return (
    <div className={styles.buttons}>
      <p>{`Lamele otwarte najwyżej o\u00a0${opening}° zatrzymają słońce, a\u00a0wpuszczą światło i\u00a0powietrze.`}</p>
      <Button
        size="s"
        variant="secondary"
        onClick={() => onOpen(opening)}
      >{`Ustaw lamele na ${opening}°`}</Button>
    </div>
  );
}
