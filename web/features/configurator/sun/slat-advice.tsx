import type { Configuration } from '../../../../engine/configuration.js';
import { slatsOf } from '../../../../engine/drawing/zaluzje.js';
import { cityOf } from '../../../../engine/sun/places.js';
import { polishInstant } from '../../../../engine/sun/polish-time.js';
import { profileAngle } from '../../../../engine/sun/shade.js';
import { sunPosition } from '../../../../engine/sun/sun-position.js';
import { openingAgainstSun, shinesOn } from '../../../../engine/sun/window.js';
import { Button } from '../../../ui/button';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import type { Settings } from '../settings';
import styles from './sun-panel.module.css';
import { type SunSettings, calendarDay } from './use-sun-settings';

/** How far the slats may be opened at this hour without the sun falling in. */
export function SlatAdvice({
  configuration,
  type,
  settings: { city, facade, dayOfYear, minutes },
  onChange,
}: {
  configuration: Configuration;
  type: ConfiguratorTypeFragment;
  settings: SunSettings;
  onChange: (change: (current: Settings) => Settings) => void;
}) {
  const sun = sunPosition(polishInstant(calendarDay(dayOfYear), minutes), cityOf(city));
  if (!shinesOn(sun, facade)) return null;
  const slats = slatsOf(configuration.variant);
  const opening = openingAgainstSun(slats, profileAngle(sun, facade), type.maxOpeningAngle);
  return (
    <div className={styles.buttons}>
      <p>
        Otwarte najwyżej o&nbsp;{opening}° lamele zatrzymają słońce, a&nbsp;wpuszczą światło
        i&nbsp;powietrze.
      </p>
      <Button
        size="s"
        variant="secondary"
        onClick={() => onChange((current) => ({ ...current, openingAngle: opening }))}
      >
        Ustaw lamele na {opening}°
      </Button>
    </div>
  );
}
