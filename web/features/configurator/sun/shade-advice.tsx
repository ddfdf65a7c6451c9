import type { Configuration } from '../../../../engine/configuration.js';
import { tiltForShade, tiltForSun } from '../../../../engine/sun/louvres.js';
import { cityOf } from '../../../../engine/sun/places.js';
import { polishInstant } from '../../../../engine/sun/polish-time.js';
import { louvresOf } from '../../../../engine/sun/product-shade.js';
import { profileAngle } from '../../../../engine/sun/shade.js';
import { sunPosition } from '../../../../engine/sun/sun-position.js';
import { shadeAdvice } from '../../../../engine/sun/sunny-day.js';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import type { ConfiguratorTypeFragment } from '../configurator-page.generated';
import type { Settings } from '../settings';
import styles from './sun-panel.module.css';
import { clockText, squareMetres } from './sun-text';
import { type SunSettings, calendarDay } from './use-sun-settings';

/** How the louvres are best turned at this hour, and which option would add shade. */
export function ShadeAdvice({
  configuration,
  type,
  settings,
  onChange,
}: {
  configuration: Configuration;
  type: ConfiguratorTypeFragment;
  settings: SunSettings;
  onChange: (change: (current: Settings) => Settings) => void;
}) {
  const { city, facade, dayOfYear, minutes } = settings;
  const day = calendarDay(dayOfYear);
  const place = cityOf(city);
  const advice = shadeAdvice(configuration, { place, facade }, day, minutes);
  const option = type.options.find(({ code }) => code === advice?.option);
  return (
    <>
      {configuration.category === 'pergole' && (
        <LouvreButtons
          configuration={configuration}
          type={type}
          profile={profileAngle(sunPosition(polishInstant(day, minutes), place), facade)}
          onTurn={(lamelOrientation) => onChange((current) => ({ ...current, lamelOrientation }))}
        />
      )}
      {advice && option && (
        <Notice tone="info">
          O&nbsp;{clockText(minutes)} więcej cienia dadzą {option.label.toLowerCase()} (
          {advice.quantity}&nbsp;szt.): o&nbsp;{squareMetres(advice.gain)} więcej.{' '}
          <Button
            size="s"
            variant="secondary"
            onClick={() =>
              onChange((current) => ({
                ...current,
                options: { ...current.options, [advice.option]: advice.quantity },
              }))
            }
          >
            Dodaj do konfiguracji
          </Button>
        </Notice>
      )}
    </>
  );
}

/** Nothing to turn towards while the sun is below the horizon or behind the house. */
function LouvreButtons({
  configuration,
  type,
  profile,
  onTurn,
}: {
  configuration: Configuration;
  type: ConfiguratorTypeFragment;
  profile: number;
  onTurn: (tilt: number) => void;
}) {
  const isReached = profile > 0 && (profile < 90 || configuration.variant === 'wolnostojace');
  if (!isReached) return null;
  const louvres = louvresOf(configuration);
  const shade = tiltForShade(louvres, profile, type.maxLamelOrientation);
  const sun = tiltForSun(louvres, profile, type.maxLamelOrientation);
  return (
    <div className={styles.buttons}>
      <Button size="s" variant="secondary" onClick={() => onTurn(shade)}>
        Lamele na cień ({shade}°)
      </Button>
      <Button size="s" variant="secondary" onClick={() => onTurn(sun)}>
        Lamele na słońce ({sun}°)
      </Button>
    </div>
  );
}
